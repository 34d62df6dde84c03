from math import sin, pi
height, path = 400, []
def lineTo(x, y): path.append((x, y))
def run():
    for i in range(1000000): lineTo(i, height / 2 * sin(2 * pi * i / 100) + height / 2)
run()
print(len(path))
