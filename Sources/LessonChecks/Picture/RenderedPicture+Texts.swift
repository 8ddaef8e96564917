import Foundation
package import Sentences

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
      expected: Sentence("the text “\(string)”", ko: "“\(string)” 글"))
  }

  /// The first text that contains `part`, in capitals or not.
  public func text(containing part: String) throws -> PictureElement {
    try first(
      in: textElements.filter { ($0.text ?? "").range(of: part, options: .caseInsensitive) != nil },
      expected: Sentence("a text containing “\(part)”", ko: "“\(part)” 글자가 든 글"))
  }

  /// The first text in which the regular expression `pattern` is found.
  public func text(matching pattern: String) throws -> PictureElement {
    let expression = try Regex(pattern)
    return try first(
      in: textElements.filter { ($0.text ?? "").firstMatch(of: expression) != nil },
      expected: Sentence("a text of the form \(pattern)", ko: "\(pattern) 꼴의 글"))
  }

  /// True when exactly this is written somewhere.
  public func hasText(_ string: String) -> Bool { (try? text(string)) != nil }

  /// True when `part` is written somewhere.
  public func hasText(containing part: String) -> Bool { (try? text(containing: part)) != nil }

  /// What is in the picture, for a message: `the texts “Seoul”, “23°”`.
  package var inventoryOfTexts: Sentence {
    let known = texts
    guard !known.isEmpty else { return Sentence("no text at all", ko: "글이 하나도 없음") }
    let shown = known.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    let more = known.count - 12
    return more > 0
      ? Sentence("the texts \(shown) and \(more) more", ko: "\(shown) 글과 \(more)개 더")
      : Sentence("the texts \(shown)", ko: "\(shown) 글")
  }

  /// The first candidate, those that can be seen before those that cannot.
  private func first(in candidates: [PictureElement], expected: Sentence) throws -> PictureElement {
    guard let found = candidates.first(where: \.isVisible) ?? candidates.first else {
      throw missing(expected, has: inventoryOfTexts)
    }
    return found
  }

  /// What a check says that looked for something and did not find it.
  package func missing(_ expected: Sentence, has actual: Sentence) -> PictureQuestionError {
    let caption = captionSentence
    if showsBackgroundDemand {
      return PictureQuestionError(
        Sentence(
          """
          \(caption) shows a warning of the system in place of your view: hand it a background with \
          containerBackground(…, for: .widget).
          """,
          ko: """
            \(caption): 여러분의 뷰 대신 시스템의 경고가 보여요. containerBackground(…, for: .widget)로 \
            배경을 넘겨주세요.
            """),
        expected: Sentence("your view", ko: "여러분의 뷰"),
        actual: Sentence(verbatim: texts.joined(separator: ", ")))
    }
    return PictureQuestionError(
      Sentence(
        "\(caption) lacks \(expected). It has \(actual).",
        ko: "\(caption)에 이것이 없어요: \(expected). 있는 것: \(actual)."),
      expected: expected, actual: actual)
  }

  /// True where the phone shows its demand for a container background, and nothing of the widget.
  private var showsBackgroundDemand: Bool {
    kind != nil && texts == ["Please adopt containerBackground API"]
  }

  /// Which picture this is, in words: `The small widget`.
  package var caption: String { SaidInCheck.text(captionSentence) }

  /// The caption in both languages.
  package var captionSentence: Sentence {
    let name = size(named: family)
    let subject =
      switch (rendered.request.proposal, rendered.request.subject) {
      case (.some, _): Sentence("The view", ko: "뷰")
      case (nil, .view): Sentence("The \(name) view", ko: "\(name) 뷰")
      default: Sentence("The \(name) widget", ko: "\(name) 위젯")
      }
    return inMode(subject)
  }

  /// The caption with the phone that drew it, as above every picture.
  var captionOfRender: Sentence {
    let request = rendered.request
    guard request.proposal == nil else { return captionSentence }
    let phone = Sentence(verbatim: "\(request.device) · iOS \(request.systemVersion)")
    return Sentence("\(captionSentence) · \(phone)", ko: "\(captionSentence) · \(phone)")
  }

  /// The caption in the middle of a sentence: `the small widget`.
  var captionInSentence: Sentence {
    let name = size(named: family)
    let subject =
      switch (rendered.request.proposal, rendered.request.subject) {
      case (.some, _): Sentence("the view", ko: "뷰")
      case (nil, .view): Sentence("the \(name) view", ko: "\(name) 뷰")
      default: Sentence("the \(name) widget", ko: "\(name) 위젯")
      }
    return inMode(subject)
  }

  private func inMode(_ subject: Sentence) -> Sentence {
    guard mode == .fullColor || rendered.request.proposal != nil else {
      return Sentence("\(subject) in \(mode.rawValue) mode", ko: "\(subject)(\(mode.rawValue) 모드)")
    }
    return scheme == .dark
      ? Sentence("\(subject) in dark mode", ko: "\(subject)(다크 모드)") : subject
  }

  private func size(named family: Family) -> Sentence {
    switch family {
    case .systemSmall: Sentence("small", ko: "작은")
    case .systemMedium: Sentence("medium", ko: "중간")
    case .systemLarge: Sentence("large", ko: "큰")
    case .systemExtraLarge: Sentence("extra large", ko: "아주 큰")
    case .accessoryCircular: Sentence("circular", ko: "원형")
    case .accessoryRectangular: Sentence("rectangular", ko: "직사각형")
    case .accessoryInline: Sentence("inline", ko: "한 줄")
    }
  }
}
