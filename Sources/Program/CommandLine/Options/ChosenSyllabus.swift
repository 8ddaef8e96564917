import Classroom
import Curriculum
import Foundation

/// What a class is graded in: what was named, or all of the pack; quizzes where somebody handed in answers.
struct ChosenSyllabus {
  private let pack: Pack
  private let chosen: [Exercise]
  /// Whether the command line names them: it names what is there.
  private let isNamed: Bool
  private let isOfClass: Bool

  /// - Throws: `CurriculumError` for a name that is no exercise's.
  init(_ names: [String], in pack: Pack, of rules: ClassFile?) throws {
    self.pack = pack
    isNamed = !names.isEmpty
    let listed = isNamed ? names : rules?.parts.map(\.exercise) ?? []
    isOfClass = !isNamed && !listed.isEmpty
    chosen = listed.isEmpty ? pack.exercises : try listed.map { try pack.find($0) }
  }

  var syllabus: Syllabus {
    Syllabus(
      pack, exercises: chosen.filter { $0.kind == .code },
      quizzes: chosen.filter { $0.kind == .quiz })
  }

  /// What is graded of it.
  ///
  /// - Throws: `GradingError.quiz` for one that is named and that nobody answered.
  func exercises(of plan: ClassPlan) throws -> [Exercise] {
    let answered = Set(
      plan.submissions.filter { $0.exercise.kind == .quiz }.map(\.exercise.identifier))
    if isNamed,
      let quiz = chosen.first(where: { $0.kind == .quiz && !answered.contains($0.identifier) })
    {
      throw GradingError.quiz(
        quiz.identifier, instead: pack.exercises.first { $0.kind == .code }?.identifier)
    }
    return chosen.filter {
      $0.kind == .code || isOfClass || answered.contains($0.identifier)
    }
  }
}
