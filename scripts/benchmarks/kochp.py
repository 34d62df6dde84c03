path = []
def lineTo(p): path.append(p)
def koch(a, b, d):
    if d == 0:
        lineTo(b)
        return
    v = (b - a) / 3
    p = a + v
    q = b - v
    c = p + v * complex(0.5, 0.8660254)
    koch(a, p, d - 1)
    koch(p, c, d - 1)
    koch(c, q, d - 1)
    koch(q, b, d - 1)
koch(0j, 1000 + 0j, 10)
print(len(path))
