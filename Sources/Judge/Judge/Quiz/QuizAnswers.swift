package import Curriculum
import Foundation

/// What somebody answered to the questions of a quiz.
package struct QuizAnswers: Hashable, Sendable {
  /// The letters chosen for each question, by its identifier.
  package var letters: [String: Set<String>]

  package init(letters: [String: Set<String>]) {
    self.letters = letters
  }

  /// Answers in the order of the questions: `["b", "ac"]`.
  package init(inOrder answers: [String], of exercise: Exercise) {
    letters = [:]
    for (question, answer) in zip(exercise.questions, answers) {
      letters[question.identifier] = Self.letters(in: answer)
    }
  }

  /// Reads a file of answers: one a line, in order (`b`) or named by number or identifier
  /// (`2: a, c`, `margins = b`); lines that begin with `#` are left out.
  package init(reading text: String, for exercise: Exercise) {
    letters = [:]
    var position = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      if let match = line.wholeMatch(of: /([\w.-]+)\s*[:=)]\s*(.*)/) {
        let name = String(match.1)
        let byNumber = Int(name).flatMap { number in
          exercise.questions.indices.contains(number - 1)
            ? exercise.questions[number - 1].identifier : nil
        }
        letters[byNumber ?? name] = Self.letters(in: String(match.2))
      } else if exercise.questions.indices.contains(position) {
        letters[exercise.questions[position].identifier] = Self.letters(in: line)
      }
      position += 1
    }
  }

  /// Single letters, however they are separated and whatever their case.
  private static func letters(in text: String) -> Set<String> {
    Set(text.lowercased().filter { $0.isASCII && $0.isLetter }.map(String.init))
  }
}
