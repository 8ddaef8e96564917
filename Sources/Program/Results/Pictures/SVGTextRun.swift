import Foundation

/// A `text` element that `SVGPainter` wrote, with its attributes as text.
struct SVGTextRun {
  /// The attributes, each after a space.
  var attributes: Substring
  /// The text, still escaped for XML.
  var content: Substring

  /// Returns the document with some of its text elements replaced.
  ///
  /// - Parameter replacement: Returns a new element, or `nil` to keep the old one.
  static func replacing(
    in document: String, _ replacement: (SVGTextRun) -> String?
  ) -> String {
    var result = ""
    var rest = document[...]
    while let (element, range) = next(in: rest) {
      result += rest[..<range.lowerBound]
      result += replacement(element) ?? String(rest[range])
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  static func all(in document: String) -> [SVGTextRun] {
    var elements: [SVGTextRun] = []
    var rest = document[...]
    while let (element, range) = next(in: rest) {
      elements.append(element)
      rest = rest[range.upperBound...]
    }
    return elements
  }

  private static func next(in document: Substring) -> (SVGTextRun, Range<String.Index>)? {
    guard let start = document.firstRange(of: "<text "),
      let close = document[start.upperBound...].firstIndex(of: ">"),
      let end = document[close...].firstRange(of: "</text>")
    else { return nil }
    let attributes = document[document.index(before: start.upperBound)..<close]
    let content = document[document.index(after: close)..<end.lowerBound]
    return (
      SVGTextRun(attributes: attributes, content: content), start.lowerBound..<end.upperBound
    )
  }

  /// Returns an attribute's value, still escaped for XML.
  func value(of name: String) -> Substring? {
    guard let start = attributes.firstRange(of: " \(name)=\"") else { return nil }
    return attributes[start.upperBound...].prefix { $0 != "\"" }
  }

  func number(of name: String) -> Double? { value(of: name).flatMap { Double($0) } }
}
