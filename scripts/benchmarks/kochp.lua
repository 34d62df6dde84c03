local path = {}
local function lineTo(p) path[#path + 1] = p end
local function koch(a, b, d)
  if d == 0 then lineTo(b) return end
  local v = {x = (b.x - a.x) / 3, y = (b.y - a.y) / 3}
  local p = {x = a.x + v.x, y = a.y + v.y}
  local q = {x = b.x - v.x, y = b.y - v.y}
  local c = {x = p.x + v.x * 0.5 - v.y * 0.8660254, y = p.y + v.y * 0.5 + v.x * 0.8660254}
  koch(a, p, d - 1)
  koch(p, c, d - 1)
  koch(c, q, d - 1)
  koch(q, b, d - 1)
end
koch({x = 0, y = 0}, {x = 1000, y = 0}, 10)
print(#path)
