def run():
    total = 0.0
    for i in range(1000):
        for j in range(10000): total = total + (i * 0.5 - j) / (j + 1)
    print("%.14g" % total)
run()
