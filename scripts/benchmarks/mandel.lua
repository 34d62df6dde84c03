local function steps(cr, ci, limit)
  local zr, zi, n = 0.0, 0.0, 0
  while n < limit do
    local a, b = zr * zr, zi * zi
    if a + b > 4 then break end
    zi = 2 * zr * zi + ci
    zr = a - b + cr
    n = n + 1
  end
  return n
end
local function total(w, h, limit)
  local sum = 0
  for y = 0, h - 1 do for x = 0, w - 1 do sum = sum + steps(3 * x / w - 2, 2 * y / h - 1, limit) end end
  return sum
end
print(total(400, 400, 50))
