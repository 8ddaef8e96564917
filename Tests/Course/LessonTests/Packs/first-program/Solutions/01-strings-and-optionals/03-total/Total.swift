/// The sum of the numbers in an array of strings; nil if one of the strings isn't a number.
func total(of texts: [String]) -> Int? {
  var sum = 0
  for text in texts {
    guard let number = Int(text) else { return nil }
    sum += number
  }
  return sum
}
