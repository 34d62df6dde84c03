path = []
def lineTo(x, y): path.append((x, y))
def koch(x1, y1, x2, y2, d):
    if d == 0:
        lineTo(x2, y2)
        return
    dx, dy = (x2 - x1) / 3, (y2 - y1) / 3
    ax, ay = x1 + dx, y1 + dy
    bx, by = x2 - dx, y2 - dy
    cx = ax + dx * 0.5 - dy * 0.8660254
    cy = ay + dy * 0.5 + dx * 0.8660254
    koch(x1, y1, ax, ay, d - 1)
    koch(ax, ay, cx, cy, d - 1)
    koch(cx, cy, bx, by, d - 1)
    koch(bx, by, x2, y2, d - 1)
koch(0, 0, 1000, 0, 10)
print(len(path))
