import Curriculum
import Foundation
import Sentences
import SwiftSource
import Terminal

/// Finds Markdown that learners would see as it's written, and code that doesn't compile if they copy it.
struct StrayMarkup: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    LearnerText.all(of: exercises, in: pack).flatMap { text in
      let document = text.document
      return Self.marks(in: document, text) + Self.fences(in: document, text)
        + Self.characters(in: document, text)
    }
  }

  // MARK: Marks

  private static func marks(
    in document: MarkdownDocument, _ text: LearnerText
  ) -> [ValidationFinding] {
    let unclosed = document.prose.compactMap { prose -> ValidationFinding? in
      guard let found = prose.firstMatch(of: /`+|\*\*/) else { return nil }
      let mark = String(found.output)
      let around = prose[found.range.lowerBound...].split { $0.isWhitespace }.prefix(3)
        .joined(separator: " ")
      return finding(
        text, at: text.line(of: around) ?? text.line(of: mark),
        Sentence(
          "learners see `\(mark)` as it's written: “\(around)”",
          ko: "학습자에게 `\(mark)` 표시가 그대로 보여요: “\(around)”"),
        Sentence("close the mark, or remove it", ko: "표시를 닫거나 지우세요"))
    }
    // The document leaves tags out, so look for them in the text.
    let bare = text.text.replacing(/```[\s\S]*?```/, with: "").replacing(/`[^`\n]*`/, with: "")
    let tag = bare.matches(of: /<\/?([a-z]+[1-6]?)(?: [^<>]*)?\/?>/)
      .first { tags.contains(String($0.1)) }.map { String($0.0) }
    let html = tag.map { tag in
      finding(
        text, at: text.line(of: tag),
        Sentence("lessons show no HTML, such as `\(tag)`", ko: "본문은 `\(tag)` 같은 HTML을 보여 주지 않아요"),
        Sentence("write Markdown instead", ko: "Markdown으로 쓰세요"))
    }
    return unclosed + [html].compactMap(\.self)
  }

  private static func finding(
    _ text: LearnerText, at line: Int?, _ message: Sentence, _ remedy: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      .strayMarkup, exercise: text.exercise?.identifier, file: text.file, line: line,
      message: message,
      remedy: remedy)
  }

  private static let tags: Set = [
    "a", "b", "br", "center", "code", "details", "div", "em", "font", "h1", "h2", "h3", "h4", "hr",
    "i", "img", "kbd", "li", "mark", "ol", "p", "pre", "s", "small", "span", "strong", "sub",
    "summary", "sup", "table", "td", "tr", "u", "ul",
  ]

  // MARK: Fences

  private static let fences = [
    "swift", "swift fragment", "widget", "sh", "console", "json", "text", "yaml", "diff",
    "markdown", "xml", "",
  ]

  private static func fences(
    in document: MarkdownDocument, _ text: LearnerText
  ) -> [ValidationFinding] {
    document.codeBlocks.compactMap { language, _ in
      guard !fences.contains(language),
        let meant = Suggestion.closest(to: language, in: ["swift", "widget", "swift fragment"])
      else { return nil }
      return ValidationFinding(
        .strayMarkup, exercise: text.exercise?.identifier, file: text.file,
        line: text.line(of: "```\(language)"),
        message: Sentence(
          "there are no blocks of the kind `\(language)`", ko: "`\(language)` 종류의 블록은 없어요"),
        remedy: Sentence("write `\(meant)` behind the fence", ko: "울타리 뒤에 `\(meant)`라고 쓰세요"))
    }
  }

  // MARK: Characters

  private static func characters(
    in document: MarkdownDocument, _ text: LearnerText
  ) -> [ValidationFinding] {
    let blocks = document.codeBlocks.filter { $0.language.hasPrefix("swift") }.map(\.text)
    return (blocks + document.codeSpans).compactMap { code in
      guard let found = character(in: code) else { return nil }
      let line = code.split(whereSeparator: \.isNewline).first { $0.contains(found) } ?? ""
      let number = String(found.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
      let shown = found.isWhitespace || number == "200B" ? "U+\(number)" : String(found)
      return ValidationFinding(
        .uncopyableCode, exercise: text.exercise?.identifier, file: text.file,
        line: text.line(of: line.trimmingCharacters(in: .whitespaces)),
        message: Sentence(
          "learners who copy this code get an error because of \(shown): \(String(line))",
          ko: "이 코드를 복사하면 \(shown) 문자 때문에 오류가 나요: \(String(line))"),
        remedy: Sentence(
          "use straight quotes and ordinary spaces in code", ko: "코드에는 곧은 따옴표와 보통 공백을 쓰세요"))
    }
  }

  /// Returns a no-break or zero-width space in code, or a curly quote outside of its strings and comments.
  private static func character(in code: String) -> Character? {
    if let space = code.first(where: { "\u{A0}\u{200B}\u{202F}\u{FEFF}".contains($0) }) {
      return space
    }
    let bare = code.replacing(/"(?:[^"\\\n]|\\.)*"/, with: "").replacing(/\/\/.*/, with: "")
    return bare.first { "“”‘’".contains($0) }
  }
}
