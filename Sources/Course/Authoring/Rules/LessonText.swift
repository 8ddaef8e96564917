package import Curriculum
package import Foundation
package import Terminal

/// A lesson in one language, parsed once for all rules.
package struct LessonText {
  package let file: URL
  package let language: String
  package let document: MarkdownDocument

  package static func all(of exercise: Exercise, in pack: Pack) -> [LessonText] {
    pack.languages.compactMap { language in
      let file = exercise.folder.appending(path: "lesson.\(language).md")
      return PackText.read(file).map {
        LessonText(file: file, language: language, document: MarkdownDocument(parsing: $0))
      }
    }
  }

  package func line(of words: String) -> Int? { PackText.line(of: words, in: file) }
}
