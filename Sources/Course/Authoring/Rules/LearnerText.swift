package import Curriculum
package import Foundation
package import Terminal

/// A text in one language that learners read: a lesson, a hint, a question, a title or a message.
package struct LearnerText {
  package enum Kind: Hashable, Sendable {
    case lesson, hint, question, choice, explanation, title, checkTitle, says, criterion
    /// The end of a ring or route, a route's outcome, and a glossary's explanation.
    case closing, outcome, meaning
  }

  package let kind: Kind
  /// The exercise, or nil for a text of the pack's manifest or glossary.
  package let exercise: Exercise?
  package let file: URL
  package let language: String
  package let text: String

  package var document: MarkdownDocument { MarkdownDocument(parsing: text) }

  /// Returns the line number, counting from 1, at which the words first occur in the file.
  package func line(of words: String) -> Int? { PackText.line(of: words, in: file) }

  /// Returns the texts of some exercises, preceded by those of the pack itself if these are all its exercises.
  package static func all(of exercises: [Exercise], in pack: Pack) -> [LearnerText] {
    (exercises.count == pack.exercises.count ? all(ofPack: pack) : [])
      + exercises.flatMap { all(of: $0, in: pack) }
  }

  /// Returns all texts of an exercise in each language of its pack.
  package static func all(of exercise: Exercise, in pack: Pack) -> [LearnerText] {
    pack.languages.flatMap { language -> [LearnerText] in
      let file = exercise.folder.appending(path: "lesson.\(language).md")
      let lesson = PackText.read(file).map {
        LearnerText(kind: .lesson, exercise: exercise, file: file, language: language, text: $0)
      }
      return [lesson].compactMap(\.self)
        + texts(of: exercise).map { kind, text in
          LearnerText(
            kind: kind, exercise: exercise, file: exercise.manifestFile, language: language,
            text: text.text(in: language))
        }
    }
  }

  /// Returns the texts of a pack's manifest and glossary in each language.
  static func all(ofPack pack: Pack) -> [LearnerText] {
    let texts =
      texts(ofPack: pack).map { ($0, $1, pack.manifestFile) }
      + pack.vocabulary.compactMap(\.meaning).map { (.meaning, $0, pack.glossaryFile) }
    return pack.languages.flatMap { language in
      texts.map { kind, text, file in
        LearnerText(
          kind: kind, exercise: nil, file: file, language: language, text: text.text(in: language))
      }
    }
  }

  /// Returns the texts of `exercise.yml`.
  static func manifestTexts(of exercise: Exercise) -> [LocalizedText] {
    texts(of: exercise).map(\.1)
  }

  /// Returns the texts of `pack.yml`.
  static func manifestTexts(of pack: Pack) -> [LocalizedText] { texts(ofPack: pack).map(\.1) }

  /// Returns the texts of `pack.yml` with their kinds.
  static func texts(ofPack pack: Pack) -> [(Kind, LocalizedText)] {
    var texts = [(Kind.title, pack.title)]
    for ring in pack.rings {
      texts.append((.title, ring.title))
      if let closing = ring.closing { texts.append((.closing, closing)) }
    }
    for route in pack.routes {
      texts += [(.title, route.title), (.outcome, route.outcome)]
      if let closing = route.closing { texts.append((.closing, closing)) }
    }
    return texts
  }

  /// Returns the texts of `exercise.yml` with their kinds.
  static func texts(of exercise: Exercise) -> [(Kind, LocalizedText)] {
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
