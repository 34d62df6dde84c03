print("pen")
