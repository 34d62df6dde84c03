def run():
    parts = []
    for i in range(200000): parts.append("p%d" % i)
    joined = ",".join(parts)
    line = ""
    for i in range(10000): line = line + "x"
    print(len(joined) + len(line))
run()
