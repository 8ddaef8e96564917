extension PictureElement {
  /// The whole numbers in the text: 23 and -5 in `23° to −5°`, but not the single digits 2 and 3.
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
  /// The maximum number of digits; longer sequences are ignored.
  private static let mostDigits = 9
}

extension RenderedPicture {
  /// The views with visible text, in source order.
  public var visibleTexts: [PictureElement] { textElements.filter(\.isVisible) }

  /// Returns whether any visible text contains this number, not just its digits within a longer number.
  public func shows(number: Int) -> Bool {
    visibleTexts.contains { $0.numbers.contains(number) }
  }
}
