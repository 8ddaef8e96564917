/// The first letters of a name's words, as capitals: “ada lovelace” has AL.
func initials(of name: String) -> String {
  var letters = ""
  var isFirst = true
  for character in name {
    if isFirst { letters.append(character) }
    isFirst = character == " "
  }
  return letters.uppercased()
}
