local sum = 0.0
for i = 0, 999 do for j = 0, 9999 do sum = sum + (i * 0.5 - j) / (j + 1) end end
print(string.format("%.14g", sum))
