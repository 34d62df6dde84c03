// The name that was probably meant.

import PenSyntax

func nearestName(to name: String, in names: [String]) -> String? { Suggestions.nearest(to: name, among: names) }
