local path = {}
local function lineTo(x, y)
  local n = #path
  path[n + 1] = x
  path[n + 2] = y
end
local function koch(x1, y1, x2, y2, d)
  if d == 0 then lineTo(x2, y2) return end
  local dx, dy = (x2 - x1) / 3, (y2 - y1) / 3
  local ax, ay = x1 + dx, y1 + dy
  local bx, by = x2 - dx, y2 - dy
  local cx = ax + dx * 0.5 - dy * 0.8660254
  local cy = ay + dy * 0.5 + dx * 0.8660254
  koch(x1, y1, ax, ay, d - 1)
  koch(ax, ay, cx, cy, d - 1)
  koch(cx, cy, bx, by, d - 1)
  koch(bx, by, x2, y2, d - 1)
end
koch(0, 0, 1000, 0, 10)
print(#path // 2)
