import Foundation
package import Sentences
package import WorkerProtocol

extension RenderedPicture {
  /// The text of each view with text, in source order.
  public var texts: [String] { textElements.map { $0.text ?? "" } }

  /// Every view with text, in source order.
  public var textElements: [PictureElement] {
    elements.filter { !($0.text ?? "").isEmpty }
  }

  /// Returns the view whose text equals `string`, ignoring white space at both ends.
  public func text(
    _ string: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    let wanted = string.trimmingCharacters(in: .whitespacesAndNewlines)
    return try first(
      in: textElements.filter {
        ($0.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) == wanted
      },
      expected: Sentence("the text “\(string)”", ko: "“\(string)” 텍스트"), at: CheckPlace(file, line))
  }

  /// Returns the first view whose text contains `part`, ignoring case.
  public func text(
    containing part: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    try first(
      in: textElements.filter { ($0.text ?? "").range(of: part, options: .caseInsensitive) != nil },
      expected: Sentence("text containing “\(part)”", ko: "“\(part)” 글자가 들어간 텍스트"),
      at: CheckPlace(file, line))
  }

  /// Returns the first view whose text contains a match of the regular expression `pattern`.
  public func text(
    matching pattern: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    let expression = try Regex(pattern)
    return try first(
      in: textElements.filter { ($0.text ?? "").firstMatch(of: expression) != nil },
      expected: Sentence("text matching \(pattern)", ko: "\(pattern) 패턴에 맞는 텍스트"),
      at: CheckPlace(file, line))
  }

  /// Returns whether any view's text equals `string`.
  public func hasText(_ string: String) -> Bool { (try? text(string)) != nil }

  /// Returns whether any view's text contains `part`.
  public func hasText(containing part: String) -> Bool { (try? text(containing: part)) != nil }

  /// The picture's text for a message: `the text “Seoul”, “23°”`.
  package var inventoryOfTexts: Sentence {
    let known = texts
    guard !known.isEmpty else { return Sentence("no text", ko: "텍스트 없음") }
    let shown = known.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    let more = known.count - 12
    return more > 0
      ? Sentence("the text \(shown) and \(more) more", ko: "\(shown) 텍스트와 \(more)개 더")
      : Sentence("the text \(shown)", ko: "\(shown) 텍스트")
  }

  /// Returns the first visible candidate, or else the first candidate.
  private func first(
    in candidates: [PictureElement], expected: Sentence, at place: CheckPlace
  ) throws -> PictureElement {
    guard let found = candidates.first(where: \.isVisible) ?? candidates.first else {
      throw missing(expected, has: inventoryOfTexts, at: place)
    }
    return found
  }

  /// Returns the error for a query that found nothing.
  ///
  /// - Parameter place: The query's source location in the checks.
  package func missing(
    _ expected: Sentence, has actual: Sentence, at place: CheckPlace? = nil
  ) -> PictureQuestionError {
    var error = missing(expected, has: actual)
    error.place = place
    return error
  }

  private func missing(_ expected: Sentence, has actual: Sentence) -> PictureQuestionError {
    let caption = captionSentence
    if showsBackgroundDemand {
      return PictureQuestionError(
        Sentence(
          """
          \(caption) shows a system warning instead of your view. Give the view a background with \
          containerBackground(…, for: .widget).
          """,
          ko: """
            \(caption): 여러분의 뷰 대신 시스템 경고가 보여요. containerBackground(…, for: .widget)로 뷰에 \
            배경을 주세요.
            """),
        expected: Sentence("your view", ko: "여러분의 뷰"),
        actual: Sentence(verbatim: texts.joined(separator: ", ")))
    }
    return PictureQuestionError(
      Sentence(
        "\(caption) is missing \(expected). It has \(actual).",
        ko: "\(caption)에 이것이 없어요: \(expected). 있는 것: \(actual)."),
      expected: expected, actual: actual)
  }

  /// Whether the phone shows its prompt to adopt a container background instead of the widget.
  private var showsBackgroundDemand: Bool {
    kind != nil && texts == ["Please adopt containerBackground API"]
  }
}
