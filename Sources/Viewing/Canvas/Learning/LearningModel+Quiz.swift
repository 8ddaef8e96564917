import Curriculum
import Terminal
package import Tutor

extension LearningModel {
  /// The open question of a quiz.
  package var question: Message? {
    said.last { if case .question = $0 { true } else { false } }
  }

  /// Handles a quiz's letters, and Enter after them; returns nil for other keys.
  mutating func answer(_ key: Key) -> [LearningEffect]? {
    guard case .quiz(let run) = session.mode,
      session.exercise.questions.indices.contains(run.position)
    else { return nil }
    switch key {
    case .letter(let letter):
      let letter = String(letter)
      guard session.exercise.questions[run.position].letters.contains(letter) else { return nil }
      if let place = answer.firstIndex(of: letter) {
        answer.remove(at: place)
      } else {
        answer.append(letter)
      }
      return []
    case .enter where !answer.isEmpty:
      defer { answer = [] }
      return type(answer.sorted().joined(separator: " "))
    default: return nil
    }
  }
}
