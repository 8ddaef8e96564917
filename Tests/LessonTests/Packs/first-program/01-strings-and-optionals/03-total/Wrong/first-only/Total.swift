/// The sum of the numbers in some texts; nil where one of them is no number.
func total(of texts: [String]) -> Int? {
  guard let first = texts.first else { return 0 }
  return Int(first)
}
