// Its names carry what a terminal would obey, as far as the compiler lets them.
// verdict: notCompiled
func attack() -> String {
  let text: Int = "«U+1B»[2J«U+202E»owned"
  return text
}
