/// The initials of a name in capitals: “ada lovelace” has AL.
func initials(of name: String) -> String {
  // TODO: the first letter of each word
  name
}
