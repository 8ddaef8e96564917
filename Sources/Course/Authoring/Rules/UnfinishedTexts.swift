import Curriculum
import Foundation
import Sentences
import Terminal

/// Finds sample text of `rings pack add`, open tasks and placeholders in the texts that learners read.
struct UnfinishedTexts: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let found = LearnerText.all(of: exercises, in: pack).flatMap { text in
      text.document.prose.compactMap {
        Self.finding(in: $0, of: text.text, text.file, text.exercise)
      }
    }
    // A language without its own text repeats another language's.
    var seen: Set<ValidationFinding> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func finding(
    in prose: String, of text: String, _ file: URL, _ exercise: Exercise?
  ) -> ValidationFinding? {
    guard
      let place = prose.firstRange(of: placeholder)?.lowerBound
        ?? prose.firstMatch(of: openTask)?.1.startIndex
    else { return nil }
    let rest = String(prose[place...])
    let start = rest.split { $0.isWhitespace }.prefix(6).joined(separator: " ")
    let isSample = rest.hasPrefix(ExerciseDraft.sampleMark)
    return ValidationFinding(
      .sampleText, exercise: exercise?.identifier, file: file,
      line: line(of: rest, from: text, in: file),
      message: isSample
        ? Sentence("this is still sample text: “\(start)”", ko: "아직 예시 텍스트예요: “\(start)”")
        : Sentence("this text isn't finished: “\(start)”", ko: "다 쓰지 않은 텍스트예요: “\(start)”"),
      remedy: isSample
        ? Sentence(
          "write your own text, and remove \(ExerciseDraft.sampleMark)",
          ko: "여러분의 텍스트로 바꾸고 \(ExerciseDraft.sampleMark) 표시를 지우세요")
        : Sentence("finish the text, or remove the mark", ko: "텍스트를 마치거나 표시를 지우세요"))
  }

  /// The mark of sample text, or a usual placeholder.
  private static var placeholder: Regex<Substring> { /\bSAMPLE:|\bTBD\b|[Ll]orem ipsum/ }

  /// An open task that begins a sentence.
  ///
  /// “In place of the TODO:” is part of a sentence.
  private static var openTask: Regex<(Substring, Substring)> {
    /(?:^|[.!?…]\s+)((?:TODO|FIXME|XXX):)/
  }

  /// Returns the line of some prose without the code of its text, which a manifest may quote.
  private static func line(of prose: String, from text: String, in file: URL) -> Int? {
    let words = prose.split(separator: " ", omittingEmptySubsequences: false)
    let mark = String(words.first ?? "")
    let written = text.firstRange(of: mark).map { text[$0.lowerBound...].prefix(24) } ?? ""
    let starts = [5, 3, 2].filter { words.count >= $0 }.map {
      words.prefix($0).joined(separator: " ")
    }
    let beginning = written.split(whereSeparator: \.isNewline).first.map(String.init)
    return (starts + [beginning, mark].compactMap(\.self)).lazy
      .compactMap { PackText.line(of: $0, in: file) }.first
  }
}
