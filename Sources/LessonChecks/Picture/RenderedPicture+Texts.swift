import Foundation

extension RenderedPicture {
  /// Everything that is written, in the order of the source.
  public var texts: [String] { textElements.map { $0.text ?? "" } }

  /// Every view that writes something, in the order of the source.
  public var textElements: [PictureElement] {
    elements.filter { !($0.text ?? "").isEmpty }
  }

  /// The text that reads exactly `string`, white space at its ends disregarded.
  public func text(_ string: String) throws -> PictureElement {
    let wanted = string.trimmingCharacters(in: .whitespacesAndNewlines)
    return try first(
      in: textElements.filter {
        ($0.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) == wanted
      },
      expected: "the text “\(string)”")
  }

  /// The first text that contains `part`, in capitals or not.
  public func text(containing part: String) throws -> PictureElement {
    try first(
      in: textElements.filter { ($0.text ?? "").range(of: part, options: .caseInsensitive) != nil },
      expected: "a text containing “\(part)”")
  }

  /// The first text in which the regular expression `pattern` is found.
  public func text(matching pattern: String) throws -> PictureElement {
    let expression = try Regex(pattern)
    return try first(
      in: textElements.filter { ($0.text ?? "").firstMatch(of: expression) != nil },
      expected: "a text of the form \(pattern)")
  }

  /// True when exactly this is written somewhere.
  public func hasText(_ string: String) -> Bool { (try? text(string)) != nil }

  /// True when `part` is written somewhere.
  public func hasText(containing part: String) -> Bool { (try? text(containing: part)) != nil }

  /// What is in the picture, for a message: `the texts “Seoul”, “23°”`.
  package var inventoryOfTexts: String {
    let known = texts
    guard !known.isEmpty else { return "no text at all" }
    let shown = known.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    return "the texts \(shown)" + (known.count > 12 ? " and \(known.count - 12) more" : "")
  }

  /// The first candidate, those that can be seen before those that cannot.
  private func first(in candidates: [PictureElement], expected: String) throws -> PictureElement {
    guard let found = candidates.first(where: \.isVisible) ?? candidates.first else {
      throw missing(expected, has: inventoryOfTexts)
    }
    return found
  }

  /// What a check says that looked for something and did not find it.
  package func missing(_ expected: String, has actual: String) -> PictureQuestionError {
    if showsBackgroundDemand {
      return PictureQuestionError(
        "\(caption) shows a warning of the system in place of your view: hand it a background with "
          + "containerBackground(…, for: .widget).",
        expected: "your view", actual: texts.joined(separator: ", "))
    }
    return PictureQuestionError(
      "\(caption) lacks \(expected). It has \(actual).", expected: expected, actual: actual)
  }

  /// True where the phone shows its demand for a container background, and nothing of the widget.
  private var showsBackgroundDemand: Bool {
    kind != nil && texts == ["Please adopt containerBackground API"]
  }

  /// The caption in the middle of a sentence: `the small widget`.
  var captionInSentence: String { caption.prefix(1).lowercased() + caption.dropFirst() }

  /// Which picture this is, in words: `The small widget`.
  package var caption: String {
    let inDarkMode = scheme == .dark ? " in dark mode" : ""
    guard content.rendered.request.proposal == nil else { return "The view" + inDarkMode }
    let names: [Family: String] = [
      .systemSmall: "small", .systemMedium: "medium", .systemLarge: "large",
      .systemExtraLarge: "extra large", .accessoryCircular: "circular",
      .accessoryRectangular: "rectangular", .accessoryInline: "inline",
    ]
    let subject = if case .view = content.rendered.request.subject { "view" } else { "widget" }
    return "The \(names[family] ?? family.rawValue) \(subject)"
      + (mode == .fullColor ? inDarkMode : " in \(mode.rawValue) mode")
  }
}
