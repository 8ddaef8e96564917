import Curriculum
import Foundation
import Sentences

/// Finds figure blocks with errors, such as an unknown key or widget family.
struct LessonFigures: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise -> [ValidationFinding] in
      let blocks = FigureBlock.all(of: exercise, in: pack)
      let unread = blocks.flatMap { block in
        block.reading.problems.map { problem in
          ValidationFinding(
            .brokenFigure, exercise: exercise.identifier, file: block.file,
            line: block.line(of: problem),
            // The column in a manifest is unknown, because YAML indents the block.
            column: block.file == exercise.manifestFile ? nil : problem.column,
            message: problem.message, remedy: problem.remedy)
        }
      }
      return unread + Self.crowds(blocks, of: exercise)
    }
  }

  private static func crowds(_ blocks: [FigureBlock], of exercise: Exercise) -> [ValidationFinding]
  {
    Dictionary(grouping: blocks, by: \.file).sorted { $0.key.path < $1.key.path }
      .compactMap { file, blocks in
        let count = blocks.count
        guard count > FigureBlock.mostInALesson else { return nil }
        return ValidationFinding(
          .brokenFigure, exercise: exercise.identifier, file: file,
          line: blocks[FigureBlock.mostInALesson].line,
          message: Sentence(
            "the lesson has \(count) figures, more than \(FigureBlock.mostInALesson)",
            ko: "본문에 그림이 \(count)개 있어요. \(FigureBlock.mostInALesson)개를 넘으면 안 돼요"),
          remedy: Sentence(
            "keep only the figures that readers need to compare", ko: "읽는 사람이 비교할 그림만 남기세요"))
      }
  }
}
