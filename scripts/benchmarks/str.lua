local parts = {}
for i = 0, 199999 do parts[#parts + 1] = "p" .. tostring(i) end
local joined = table.concat(parts, ",")
local line = ""
for i = 0, 9999 do line = line .. "x" end
print(#joined + #line)
