import Foundation
import Sentences
import Terminal

/// Confirmations before a command that is recorded or that moves the learner's files.
extension Session {
  mutating func ask(_ confirmation: Confirmation) -> [SessionEffect] {
    if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
    mode = .confirming(confirmation)
    let question: Sentence =
      switch confirmation {
      case .reset: .confirmReset
      case .solution: .confirmSolution
      case .step: .confirmStep
      case .rest: .confirmRest
      }
    return [.say(.ask(question)), nextStep]
  }

  mutating func solution() -> [SessionEffect] {
    if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
    // A student's copy has no solution to confirm.
    if pack.isForStudents { return [.say(.note(.solutionsStayWithTheTeacher)), nextStep] }
    return knowsSolution ? [.readSolution(exercise)] : ask(.solution)
  }

  /// Whether the learner passed the exercise or saw its solution.
  var knowsSolution: Bool {
    progress.record(of: exercise, in: pack).map { $0.isPassed || $0.solutionShown != nil } ?? false
  }

  mutating func confirm(_ confirmation: Confirmation, with line: String) -> [SessionEffect] {
    switch Self.answer(in: line) {
    case true?:
      mode = .commands
      switch confirmation {
      case .reset: return [.reset(exercise)]
      case .solution: return [.readSolution(exercise)]
      case .step(let step): return [.applyStep(step, exercise)]
      case .rest: return readRest()
      }
    case false?:
      mode = .commands
      return [.say(.note(.leftAsItWas)), nextStep]
    case nil: return [.say(.ask(.yesOrNo)), nextStep]
    }
  }

  /// Returns the answer to a yes-or-no question; nil if the line is neither.
  static func answer(in line: String) -> Bool? {
    let typed = line.trimmingCharacters(in: .whitespaces).lowercased()
    let words = [typed, HangulKeyboard.latin(for: typed) ?? typed]
    if words.contains(where: ["y", "yes", "예", "네", "응"].contains) { return true }
    if words.contains(where: ["n", "no", "아니요", "아니오", "아뇨"].contains) { return false }
    return nil
  }
}
