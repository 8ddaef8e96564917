import Foundation

extension PictureElement {
  /// The whole numbers that a text writes: 23 and -5 in `23° to −5°`, and no 2 or 3 of their own.
  ///
  /// A dash after a digit joins two numbers, as in `18-27°`.
  public var numbers: [Int] {
    let expression = /(?<sign>(?:^|[^0-9°])[-−])?(?<digits>[0-9]{1,9})/
    return (text ?? "").matches(of: expression).compactMap { match in
      Int(match.digits).map { match.sign == nil ? $0 : -$0 }
    }
  }
}

extension RenderedPicture {
  /// The texts that can be seen, in the order of the source.
  public var visibleTexts: [PictureElement] { textElements.filter(\.isVisible) }

  /// True when this number, and not one of more digits, stands in a text that can be seen.
  public func shows(number: Int) -> Bool {
    visibleTexts.contains { $0.numbers.contains(number) }
  }
}
