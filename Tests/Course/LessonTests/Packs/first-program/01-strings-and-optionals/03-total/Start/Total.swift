/// The sum of the numbers in an array of strings; nil if one of the strings isn't a number.
func total(of texts: [String]) -> Int? {
  // TODO: add up the numbers
  nil
}
