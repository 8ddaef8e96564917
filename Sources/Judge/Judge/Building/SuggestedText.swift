/// The compiler's suggested text, adjusted to look hand-written.
///
/// It may contain the learner's own lines, so everything here runs in linear time.
struct SuggestedText {
  private let text: String

  init(_ text: String) {
    self.init(
      plain: Self.withoutPlaceholders(text)
        // Remove the name of our internal module, which doesn't exist on a phone.
        .replacing("AppleFoundation.", with: ""))
  }

  private init(plain text: String) { self.text = text }

  /// Replaces Xcode's placeholders with their displayed text: `<#T##name#>` becomes `name`.
  private static func withoutPlaceholders(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }).map
    { line in
      var rest = line
      var result = ""
      while let start = rest.firstRange(of: "<#"),
        let end = rest[start.upperBound...].firstRange(of: "#>")
      {
        var shown = rest[start.upperBound..<end.lowerBound]
        if shown.hasPrefix("T##") { shown = shown.dropFirst(3) }
        if let type = shown.firstRange(of: "##") { shown = shown[..<type.lowerBound] }
        result += rest[..<start.lowerBound] + shown
        rest = rest[end.upperBound...]
      }
      return result + rest
    }.joined(separator: "\n")
  }

  private static let remark = "// Fallback on earlier versions"

  /// Whether the text ends with an `else` that has only the compiler's remark in it.
  var endsWithEmptyElse: Bool {
    text.contains(Self.remark) && withoutEmptyElse.text != text
  }

  /// The text without the trailing empty `else`.
  ///
  /// The compiler suggests it even in result builders that don't support `else`.
  var withoutEmptyElse: SuggestedText {
    var rest = text[...]
    for part in ["}", Self.remark, "else {"] {
      rest = rest.trimmingEnd()
      guard rest.hasSuffix(part) else { return self }
      rest = rest.dropLast(part.count)
    }
    return SuggestedText(plain: String(rest.trimmingEnd()))
  }

  /// Indents missing cases of a `switch`.
  ///
  /// The compiler suggests them without indentation, which Xcode adds.
  func indented(by margin: String) -> String {
    guard text.hasPrefix("case "), text.hasSuffix("\n") else { return text }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { place, line in
      if place == 0 { return String(line) }
      return margin + (line.hasPrefix("case ") || line.hasPrefix("@unknown ") ? "" : "  ") + line
    }.joined(separator: "\n") + "\n" + margin
  }
}
