import Classroom
import Curriculum
import Foundation

/// The exercises to grade: those on the command line, those of the class's route and file, or the whole pack.
///
/// When Rings grades the whole pack, quizzes count only if learners have submitted answers.
struct ChosenSyllabus {
  private let pack: Pack
  private let chosen: [Exercise]
  /// Whether the exercises come from the command line.
  private let isNamed: Bool
  private let isOfClass: Bool

  /// - Throws: `CurriculumError` for an unknown exercise or route.
  init(_ names: [String], in pack: Pack, of rules: ClassFile?) throws {
    self.pack = pack
    isNamed = !names.isEmpty
    let listed = isNamed ? names : try rules?.exercises(in: pack) ?? []
    isOfClass = !isNamed && !listed.isEmpty
    chosen = listed.isEmpty ? pack.exercises : try listed.map { try pack.find($0) }
  }

  var syllabus: Syllabus {
    Syllabus(
      pack, exercises: chosen.filter { $0.kind == .code },
      quizzes: chosen.filter { $0.kind == .quiz })
  }

  /// Returns the exercises to grade.
  ///
  /// - Throws: `GradingError.quiz` for a quiz on the command line without any submission.
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
