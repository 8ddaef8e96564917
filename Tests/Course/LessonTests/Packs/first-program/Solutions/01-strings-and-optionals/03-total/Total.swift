/// The sum of the numbers in some texts; nil where one of them is no number.
func total(of texts: [String]) -> Int? {
  var sum = 0
  for text in texts {
    guard let number = Int(text) else { return nil }
    sum += number
  }
  return sum
}
