/// What the compiler would put into a file, as a person would write it.
struct SuggestedText {
  private let text: String

  init(_ text: String) {
    // Xcode's placeholders by the words that they show: `<#T##name#>` becomes `name`.
    self.text = text.replacing(/<#(?:T##)?(.*?)(?:##.*?)?#>/) { String($0.1) }
      // A module of ours, which a phone does not have.
      .replacing("AppleFoundation.", with: "")
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
