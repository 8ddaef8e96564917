extension PictureElement {
  /// The whole numbers that a text writes: 23 and -5 in `23° to −5°`, and no 2 or 3 of their own.
  ///
  /// A dash after a digit joins two numbers, as in `18-27°`.
  public var numbers: [Int] {
    let characters = Array(text ?? "")
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    func isNegative(_ start: Int) -> Bool {
      guard start > 0, Self.minuses.contains(characters[start - 1]) else { return false }
      return start == 1 || !isDigit(characters[start - 2]) && characters[start - 2] != "°"
    }
    var numbers: [Int] = []
    var place = 0
    while place < characters.count {
      let digits = characters[place...].prefix(Self.mostDigits).prefix(while: isDigit)
      if let number = Int(String(digits)) { numbers.append(isNegative(place) ? -number : number) }
      place += max(digits.count, 1)
    }
    return numbers
  }

  private static let minuses: Set<Character> = ["-", "−"]
  /// What has more of them is no number that anybody reads.
  private static let mostDigits = 9
}

extension RenderedPicture {
  /// The texts that can be seen, in the order of the source.
  public var visibleTexts: [PictureElement] { textElements.filter(\.isVisible) }

  /// True when this number, and not one of more digits, stands in a text that can be seen.
  public func shows(number: Int) -> Bool {
    visibleTexts.contains { $0.numbers.contains(number) }
  }
}
