package import Curriculum
import Foundation

/// A learner's answers to the questions of a quiz.
package struct QuizAnswers: Hashable, Sendable {
  /// The chosen letters by question identifier.
  package var letters: [String: Set<String>]

  package init(letters: [String: Set<String>]) {
    self.letters = letters
  }

  /// Creates answers from a list in the order of the questions, such as `["b", "ac"]`.
  package init(inOrder answers: [String], of exercise: Exercise) {
    letters = [:]
    for (question, answer) in zip(exercise.questions, answers) {
      letters[question.identifier] = Self.letters(in: answer)
    }
  }

  /// Parses a file of answers, one per line.
  ///
  /// A line contains the answer to the next question (`b`), or begins with a question's number or identifier
  /// (`2: a, c`, `margins = b`). Lines that begin with `#` are ignored.
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

  /// Returns the letters in the text in lowercase, ignoring separators.
  private static func letters(in text: String) -> Set<String> {
    Set(text.lowercased().filter { $0.isASCII && $0.isLetter }.map(String.init))
  }
}
