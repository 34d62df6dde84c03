local function map(l, f) local r = {} for i = 1, #l do r[#r + 1] = f(l[i]) end return r end
local function filter(l, f) local r = {} for i = 1, #l do local x = l[i] if f(x) then r[#r + 1] = x end end return r end
local function reduce(l, a, f) for i = 1, #l do a = f(a, l[i]) end return a end
local l = {}
for i = 0, 999999 do l[#l + 1] = i end
local k = 3
local odd = filter(map(l, function(x) return x * k + 1 end), function(x) return x % 2 == 0 end)
print(string.format("%.14g", reduce(odd, 0, function(a, b) return a + b end)))
