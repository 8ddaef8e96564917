import Curriculum
import Foundation
import Sentences
import SwiftSource
import Terminal

/// Finds solutions that are revealed too early: in a starter's comment, in the message of a hidden check, or
/// completely in the lesson.
struct AnswersGivenAway: FileRule {
  /// The size of the smallest solution that a lesson must not show completely, in tokens.
  static let smallestAnswer = 12

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise -> [ValidationFinding] in
      let answer = AnswerLines(to: exercise, in: pack)
      guard !answer.lines.isEmpty else { return [] }
      return Self.comments(of: exercise, answer) + Self.translations(of: exercise, answer, pack)
        + Self.sayings(of: exercise, answer, pack)
        + Self.lessons(of: exercise, answer, pack)
    }
  }

  private static func comments(of exercise: Exercise, _ answer: AnswerLines) -> [ValidationFinding]
  {
    exercise.startFiles.flatMap { file -> [ValidationFinding] in
      guard let text = PackText.read(file) else { return [] }
      let comments = SwiftFile(text).comments.map { ($0, answer.told(by: code(in: $0.text))) }
      let isHalf = answer.areHalf(Array(Set(comments.flatMap(\.1))))
      return comments.compactMap { comment, told in
        guard let line = told.first else { return nil }
        return ValidationFinding(
          .answerGivenAway, severity: isHalf ? .error : .warning,
          exercise: exercise.identifier, file: file, line: comment.line, column: comment.column,
          message: Sentence(
            "a comment in the starter contains a line of the solution: \(line.text)",
            ko: "시작 파일의 주석에 모범 답안의 줄이 있어요: \(line.text)"),
          remedy: Sentence(
            "say what to do, not what to write", ko: "무엇을 쓸지가 아니라 무엇을 할지 알려 주세요"))
      }
    }
  }

  private static func translations(
    of exercise: Exercise, _ answer: AnswerLines, _ pack: Pack
  ) -> [ValidationFinding] {
    pack.translations.flatMap { language -> [ValidationFinding] in
      let comments = exercise.starterTable(language: language).entries.map {
        // Lines that the original comment reveals already have a finding.
        (
          $0,
          Set(answer.told(by: code(in: $0.translation)))
            .subtracting(answer.told(by: code(in: $0.original)))
        )
      }
      let isHalf = answer.areHalf(Array(Set(comments.flatMap(\.1))))
      return comments.compactMap { comment, told in
        guard let line = told.min(by: { $0.number < $1.number }) else { return nil }
        return ValidationFinding(
          .answerGivenAway, severity: isHalf ? .error : .warning,
          exercise: exercise.identifier, file: exercise.starterFile(language: language),
          line: comment.line,
          message: Sentence(
            "a comment in the starter contains a line of the solution: \(line.text)",
            ko: "시작 파일의 주석에 모범 답안의 줄이 있어요: \(line.text)"),
          remedy: Sentence(
            "say what to do, not what to write", ko: "무엇을 쓸지가 아니라 무엇을 할지 알려 주세요"))
      }
    }
  }

  /// Returns the lines of a comment as code, without comment markers.
  private static func code(in comment: String) -> [[String]] {
    comment.split(whereSeparator: \.isNewline).map { line in
      let bare = line.drop { $0.isWhitespace || "/*!-:".contains($0) }
      let task = bare.prefixMatch(of: /(?:TODO|FIXME)\b[:\s]*/)
      return AnswerLines.words(of: String(bare[(task?.range.upperBound ?? bare.startIndex)...]))
    } + [AnswerLines.words(of: comment.replacing(/(?m)^[\/*\s]+|[*\/\s]+$/, with: ""))]
  }

  private static func sayings(
    of exercise: Exercise, _ answer: AnswerLines, _ pack: Pack
  ) -> [ValidationFinding] {
    exercise.checks.filter { $0.visibility == .hidden }.compactMap { check -> ValidationFinding? in
      let told = pack.languages.lazy.compactMap { language -> AnswerLines.Line? in
        guard let says = check.says?.text(in: language) else { return nil }
        return answer.told(by: says.piecesOfCode).first
          ?? answer.line(with: AnswerLines.fewestWords, of: says.expressions)
      }.first
      guard let told else { return nil }
      return ValidationFinding(
        .answerGivenAway, exercise: exercise.identifier, file: exercise.manifestFile,
        line: PackText.line(of: check.identifier, in: exercise.manifestFile),
        message: Sentence(
          """
          `says` of the hidden check “\(check.identifier)” contains a line of the solution: \
          \(told.text)
          """,
          ko: "숨은 검사 “\(check.identifier)” 항목의 `says` 값에 모범 답안의 줄이 있어요: \(told.text)"),
        remedy: Sentence(
          "say where to look, not what to write", ko: "무엇을 쓸지가 아니라 어디를 볼지 적으세요"))
    }
  }

  private static func lessons(
    of exercise: Exercise, _ answer: AnswerLines, _ pack: Pack
  ) -> [ValidationFinding] {
    guard answer.size >= smallestAnswer, answer.isPassage else { return [] }
    return LessonText.all(of: exercise, in: pack).compactMap { lesson in
      let blocks = lesson.document.codeBlocks.filter { $0.language != LessonFigure.fence }.map {
        AnswerLines.words(of: $0.text)
      }
      guard answer.told(by: blocks).count == answer.lines.count else { return nil }
      return ValidationFinding(
        .answerGivenAway, severity: .warning, exercise: exercise.identifier, file: lesson.file,
        message: Sentence(
          "the lesson contains the whole solution", ko: "본문에 모범 답안이 통째로 있어요"),
        remedy: Sentence(
          "use other names and values in the example, and leave the rest to the learner",
          ko: "다른 이름과 값으로 보여 주고, 나머지는 학습자에게 맡기세요"))
    }
  }
}

extension String {
  /// The code in Markdown text: code spans, code blocks, and the sentences themselves.
  var piecesOfCode: [[String]] {
    let document = MarkdownDocument(parsing: self)
    return (document.codeSpans + document.codeBlocks.map(\.text) + document.prose).map(
      AnswerLines.words)
  }

  /// The code in Markdown text: code spans, and words with members or arguments such as `list.first`.
  var expressions: [[String]] {
    let document = MarkdownDocument(parsing: self)
    let inProse = document.prose.flatMap { prose in
      prose.matches(of: /[A-Za-z_]\w*(?:\.\w+)*(?:\.[a-z]\w*|\([^()\s][^()]*\))/).map {
        String($0.0)
      }
    }
    return (document.codeSpans + inProse).map(AnswerLines.words)
  }
}
