import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds open tasks, such as TODO comments, in solutions, which learners can read.
struct UnfinishedSolutions: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise in
      ((try? pack.solutionFiles(of: exercise)) ?? []).compactMap { file -> ValidationFinding? in
        guard let text = PackText.read(file),
          let comment = SwiftFile(text).comments.first(where: { Self.isTask($0.text) })
        else { return nil }
        return ValidationFinding(
          .taskInSolution, exercise: exercise.identifier, file: file, line: comment.line,
          column: comment.column,
          message: Sentence(
            "the solution still contains a task: \(Self.line(comment.text))",
            ko: "모범 답안에 할 일이 남아 있어요: \(Self.line(comment.text))"),
          remedy: Sentence(
            "do the task, or remove the comment", ko: "할 일을 마치거나 주석을 지우세요"))
      }
    }
  }

  private static func isTask(_ comment: String) -> Bool {
    comment.contains(/\b(?:TODO|FIXME|XXX)\b/)
  }

  private static func line(_ comment: String) -> String {
    comment.split(whereSeparator: \.isNewline).first { isTask(String($0)) }.map {
      String($0.trimmingCharacters(in: .whitespaces).prefix(60))
    } ?? ""
  }
}
