from functools import reduce
l = []
for i in range(1000000): l.append(i)
k = 3
odd = list(filter(lambda x: x % 2 == 0, map(lambda x: x * k + 1, l)))
print(reduce(lambda a, b: a + b, odd, 0))
