def steps(cr, ci, limit):
    zr = zi = 0.0
    n = 0
    while n < limit:
        a, b = zr * zr, zi * zi
        if a + b > 4: break
        zi = 2 * zr * zi + ci
        zr = a - b + cr
        n = n + 1
    return n
def total(w, h, limit):
    sum = 0
    for y in range(h):
        for x in range(w): sum = sum + steps(3 * x / w - 2, 2 * y / h - 1, limit)
    return sum
print(total(400, 400, 50))
