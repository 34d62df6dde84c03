// The version, said once.

let penVersion = "0.1.0"
