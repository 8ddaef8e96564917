/// The initials of a name in capitals: “ada lovelace” has AL.
func initials(of name: String) -> String {
  var letters = ""
  for word in name.split(separator: " ") {
    letters += word.prefix(1)
  }
  return letters.uppercased()
}
