package import Curriculum
package import Foundation
package import Terminal

/// A lesson in one language, read once for the rules that look at it.
package struct LessonText {
  package let file: URL
  package let language: String
  package let document: MarkdownDocument

  /// The lessons of an exercise, one for each language of its pack that has one.
  package static func all(of exercise: Exercise, in pack: Pack) -> [LessonText] {
    pack.languages.compactMap { language in
      let file = exercise.folder.appending(path: "lesson.\(language).md")
      return PackText.read(file).map {
        LessonText(file: file, language: language, document: MarkdownDocument(parsing: $0))
      }
    }
  }

  /// The line on which words first stand, from 1.
  package func line(of words: String) -> Int? { PackText.line(of: words, in: file) }
}
