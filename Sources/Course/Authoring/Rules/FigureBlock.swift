import Curriculum
import Foundation
import Terminal

/// A fenced code block that requests figures, with its location in the pack.
struct FigureBlock {
  var exercise: Exercise
  /// The lesson's file, or the manifest for a question of a quiz.
  var file: URL
  /// The code of one of the pack's languages, such as `ko`.
  var language: String
  var text: String
  var reading: LessonFigureReader.Reading

  /// The maximum number of figures in a lesson.
  ///
  /// Further figures aren't drawn, because each has to be compiled.
  static let mostInALesson = 40

  /// Returns an exercise's blocks, in the order of the pack's languages.
  ///
  /// Includes only the first of several equal blocks in a language.
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

  /// The line number in the file, counting from 1, at which the block's text begins.
  var line: Int? { PackText.line(ofBlock: text, in: file) }

  /// Converts the line of a problem in the block to a line in the file.
  func line(of problem: PackProblem) -> Int? {
    guard let line else { return nil }
    return line + (problem.line ?? 1) - 1
  }
}
