local height, path, sin, pi = 400, {}, math.sin, math.pi
local function lineTo(x, y)
  local n = #path
  path[n + 1] = x
  path[n + 2] = y
end
for i = 0, 999999 do lineTo(i, height / 2 * sin(2 * pi * i / 100) + height / 2) end
print(#path // 2)
