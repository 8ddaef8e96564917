/// The first letters of a name's words, as capitals: “ada lovelace” has AL.
func initials(of name: String) -> String {
  name.split(separator: " ").map { String($0.prefix(1)) }.joined()
}
