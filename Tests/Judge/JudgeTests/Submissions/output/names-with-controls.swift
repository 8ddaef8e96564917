// Has control characters in its code, as far as the compiler accepts them.
// verdict: notCompiled
func attack() -> String {
  let text: Int = "«U+1B»[2J«U+202E»owned"
  return text
}
