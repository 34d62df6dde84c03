// Numbers of things in messages.

/// `1 step`, `3 steps`, `0.5 seconds`.
func counted(_ count: Double, _ noun: String) -> String { "\(Value.number(count).shown) \(noun)\(count == 1 ? "" : "s")" }

/// `1 name`, `3 names`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
