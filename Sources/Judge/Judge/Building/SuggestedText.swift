/// What the compiler would put into a file, as a person would write it.
///
/// The learner's own lines may stand in it: everything here takes time in proportion to its length.
struct SuggestedText {
  private let text: String

  init(_ text: String) {
    self.init(
      plain: Self.withoutPlaceholders(text)
        // A module of ours, which a phone does not have.
        .replacing("AppleFoundation.", with: ""))
  }

  private init(plain text: String) { self.text = text }

  /// Xcode's placeholders by the words that they show: `<#T##name#>` becomes `name`.
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

  /// Whether an `else` is offered for systems that lack something.
  var hasFallback: Bool { text.contains(Self.remark) }

  /// The text without the empty `else` at its end, which the compiler offers also where a builder
  /// knows none.
  var withoutFallback: SuggestedText {
    var rest = text[...]
    for part in ["}", Self.remark, "else {"] {
      rest = rest.trimmingEnd()
      guard rest.hasSuffix(part) else { return self }
      rest = rest.dropLast(part.count)
    }
    return SuggestedText(plain: String(rest.trimmingEnd()))
  }

  /// The missing cases of a `switch` come without indentation, which Xcode adds by itself.
  func indented(by margin: String) -> String {
    guard text.hasPrefix("case "), text.hasSuffix("\n") else { return text }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { place, line in
      if place == 0 { return String(line) }
      return margin + (line.hasPrefix("case ") || line.hasPrefix("@unknown ") ? "" : "  ") + line
    }.joined(separator: "\n") + "\n" + margin
  }
}
