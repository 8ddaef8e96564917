import Curriculum
import Foundation
import Terminal

/// A fenced block that asks for figures, where it stands in a pack.
struct FigureBlock {
  var exercise: Exercise
  /// The lesson's file, or the manifest for a quiz's question.
  var file: URL
  /// A language of the pack, such as `ko`.
  var language: String
  var text: String
  var reading: LessonFigureReader.Reading

  /// More figures than these no lesson needs; they are not drawn, since each is compiled.
  static let mostInALesson = 40

  /// The blocks of an exercise in the order of its pack's languages; of equal ones in a language the
  /// first.
  static func all(of exercise: Exercise, in pack: Pack) -> [FigureBlock] {
    let lessons = LessonText.all(of: exercise, in: pack).flatMap { lesson in
      blocks(in: lesson.document, lesson.language, lesson.file, exercise)
    }
    let questions = pack.languages.flatMap { language in
      exercise.questions.flatMap { question in
        let document = MarkdownDocument(parsing: question.prompt.text(in: language))
        return blocks(in: document, language, exercise.manifestFile, exercise)
      }
    }
    return lessons + questions
  }

  private static func blocks(
    in document: MarkdownDocument, _ language: String, _ file: URL, _ exercise: Exercise
  ) -> [FigureBlock] {
    var seen: Set<String> = []
    return document.code(in: LessonFigure.fence).filter { seen.insert($0).inserted }.map { text in
      FigureBlock(
        exercise: exercise, file: file, language: language, text: text,
        reading: LessonFigureReader.read(text, of: exercise, in: file))
    }
  }

  /// The line of the file on which its text begins, from 1.
  var line: Int? { PackText.line(ofBlock: text, in: file) }

  /// The line of a problem that counts from the block's first.
  func line(of problem: PackProblem) -> Int? {
    guard let line else { return nil }
    return line + (problem.line ?? 1) - 1
  }
}
