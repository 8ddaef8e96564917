// A regular expression with groups inside groups.
// alone: yes
// verdict: notCompiled
let pattern = /«400×(»a«400×)*»/
struct Greeting { let name: String; func nothing() -> Int { "x" } }
