/// The sum of the numbers in some texts; nil where one of them is no number.
func total(of texts: [String]) -> Int? {
  let numbers = texts.compactMap { Int($0) }
  return numbers.count == texts.count ? numbers.reduce(0, +) : nil
}
