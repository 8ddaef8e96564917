/// The first letters of a name's words, as capitals: “ada lovelace” has AL.
func initials(of name: String) -> String {
  // TODO: the first letter of each word
  name
}
