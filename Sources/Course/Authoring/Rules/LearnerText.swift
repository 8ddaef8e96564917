package import Curriculum
package import Foundation
package import Terminal

/// A text in one language that learners read: a lesson, a hint, a question, a title or a message.
package struct LearnerText {
  package enum Kind: Hashable, Sendable {
    case lesson, hint, question, choice, explanation, title, checkTitle, says, criterion
  }

  package let kind: Kind
  package let file: URL
  package let language: String
  package let text: String

  package var document: MarkdownDocument { MarkdownDocument(parsing: text) }

  /// Returns the line number, counting from 1, at which the words first occur in the file.
  package func line(of words: String) -> Int? { PackText.line(of: words, in: file) }

  /// Returns all texts of an exercise in each language of its pack.
  package static func all(of exercise: Exercise, in pack: Pack) -> [LearnerText] {
    pack.languages.flatMap { language -> [LearnerText] in
      let file = exercise.folder.appending(path: "lesson.\(language).md")
      let lesson = PackText.read(file).map {
        LearnerText(kind: .lesson, file: file, language: language, text: $0)
      }
      return [lesson].compactMap(\.self)
        + texts(of: exercise).map { kind, text in
          LearnerText(
            kind: kind, file: exercise.manifestFile, language: language,
            text: text.text(in: language))
        }
    }
  }

  /// Returns the texts of `exercise.yml`.
  static func manifestTexts(of exercise: Exercise) -> [LocalizedText] {
    texts(of: exercise).map(\.1)
  }

  private static func texts(of exercise: Exercise) -> [(Kind, LocalizedText)] {
    var texts = [(Kind.title, exercise.title)]
    texts += exercise.hints.map { (.hint, $0) }
    texts += exercise.checks.map { (.checkTitle, $0.title) }
    texts += exercise.checks.compactMap(\.learnerTitle).map { (.checkTitle, $0) }
    texts += exercise.checks.compactMap(\.says).map { (.says, $0) }
    texts += exercise.criteria.flatMap { [$0.title, $0.words].compactMap(\.self) }
      .map { (.criterion, $0) }
    for question in exercise.questions {
      texts.append((.question, question.prompt))
      texts += question.choices.map { (.choice, $0.text) }
      texts += question.choices.compactMap(\.explanation).map { (.explanation, $0) }
    }
    return texts
  }
}
