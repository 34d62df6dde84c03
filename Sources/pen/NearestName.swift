// The name that was probably meant.

func nearestName(to name: String, in names: [String]) -> String? { nil }
