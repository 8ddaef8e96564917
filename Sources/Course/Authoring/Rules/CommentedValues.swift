package import Curriculum
import Drawing
import Foundation
import Sentences
import SwiftSource
package import Viewing

/// Finds values in comments, such as `fern.daysLeft(after: 1)   // 3`, that the lesson's code doesn't have.
///
/// The solution's files are compiled beside the block. A block that doesn't compile is an excerpt, so the rule
/// ignores it.
package struct CommentedValues: ContentRule {
  let studio: Studio

  package init(_ studio: Studio) { self.studio = studio }

  /// An expression on a line of its own, with its value in a comment.
  private struct Example {
    var lesson: LessonText
    var line: String
    /// The lines of the block before the expression.
    var before: [String]
    var expression: String
    var value: String
  }

  package func trials(in pack: Pack, exercises: [Exercise]) -> [LessonContent] {
    exercises.filter { $0.kind == .code }.compactMap { exercise in
      var seen: Set<String> = []
      // Translations show the same code.
      let examples = LessonText.all(of: exercise, in: pack).flatMap(Self.examples)
        .filter { seen.insert("\($0.before)\($0.line)").inserted }
      guard !examples.isEmpty else { return nil }
      return LessonContent(of: "values in lessons", in: exercise) {
        var findings: [ValidationFinding] = []
        for example in examples {
          guard let actual = await value(of: example, exercise, pack),
            !Self.isEqual(actual, example.value)
          else { continue }
          findings.append(finding(example, actual, exercise))
        }
        return findings
      }
    }
  }

  private static func examples(in lesson: LessonText) -> [Example] {
    lesson.document.codeBlocks.filter { $0.language == "swift" }.flatMap { _, text in
      var before: [String] = []
      return text.split(separator: "\n").map(String.init).compactMap { line -> Example? in
        guard
          let parts = line.wholeMatch(
            of: /([A-Za-z0-9(\["].*?)\s+\/\/ (-?\d[\d_.]*|"[^"\\]*"|true|false|nil)\s*/),
          isExpression(String(parts.1))
        else {
          before.append(line)
          return nil
        }
        return Example(
          lesson: lesson, line: line, before: before, expression: String(parts.1),
          value: String(parts.2))
      }
    }
  }

  /// Whether a line of code is an expression, whose value would otherwise be unused.
  private static func isExpression(_ line: String) -> Bool {
    let tokens = SwiftFile(line).tokens
    guard let first = tokens.first, !first.isKeyword || ["true", "false"].contains(first.text)
    else { return false }
    return tokens.allSatisfy { token in
      !token.isSign("{") && !token.isSign("=") && !token.isSign("@") && !token.isSign(":")
        || token.enclosing != nil
    }
  }

  /// Returns an expression's value as text, or nil if the code doesn't compile or run alone.
  private func value(of example: Example, _ exercise: Exercise, _ pack: Pack) async -> String? {
    let statements = example.before.filter { !$0.hasPrefix("import ") }
    let view = """
      Text(verbatim: String(describing: { () -> Any in
      \(statements.joined(separator: "\n"))
      return \(example.expression)
      }()))
      """
    let illustrator = LessonIllustrator(
      studio: studio, pack: pack,
      locale: (Language(rawValue: pack.baseLanguage) ?? .english).pictureLocale)
    let figure = LessonFigure(preview: PreviewDeclaration(view: view), files: .solution)
    guard let pictures = try? await illustrator.pictures(of: figure, in: exercise) else {
      return nil
    }
    return pictures.lazy.compactMap { Self.text(in: $0.picture.root) }.first
  }

  private static func text(in node: PictureNode) -> String? {
    node.text ?? node.children.lazy.compactMap(text).first
  }

  private static func isEqual(_ actual: String, _ value: String) -> Bool {
    let bare = actual.firstMatch(of: /^Optional\((.*)\)$/).map { String($0.1) } ?? actual
    func number(_ text: String) -> Double? { Double(text.replacing("_", with: "")) }
    func plain(_ text: String) -> String { SwiftFile(text).strings.first?.value ?? text }
    if let one = number(value), let other = number(bare) { return one == other }
    return plain(bare) == plain(value)
  }

  private func finding(
    _ example: Example, _ actual: String, _ exercise: Exercise
  ) -> ValidationFinding {
    ValidationFinding(
      .commentedValue, exercise: exercise.identifier, file: example.lesson.file,
      line: example.lesson.line(of: example.line),
      message: Sentence(
        "`\(example.expression)` is \(actual), but the comment says \(example.value)",
        ko: "`\(example.expression)` 값은 \(actual), 주석에 적힌 값은 \(example.value)"),
      remedy: Sentence("correct the code or the comment", ko: "코드나 주석을 고치세요"))
  }
}
