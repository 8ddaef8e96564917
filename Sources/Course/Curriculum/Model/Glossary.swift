import Foundation
import SwiftSource

/// The words of a pack: one for one thing, in every language, and the variants that nobody writes.
struct Glossary {
  struct Term {
    /// By language code.
    var words: LocalizedText
    /// Two or three sentences and an example, in Markdown; nil where the pack gives only the word.
    var meaning: LocalizedText?
    /// What is not written in its place, by language code.
    var never: [String: [String]]
    /// Phrases in which such a variant means something else, by language code.
    var except: [String: [String]]
  }

  var terms: [Term]

  /// The terms of which some variant stands in a text, wherever and as whatever: those that have to be
  /// looked for line by line.
  func narrowed(to text: String, language: String) -> Glossary {
    let bytes = Array(text.utf8)
    return Glossary(
      terms: terms.filter { term in
        (term.never[language] ?? []).contains { bytes.contains(text: $0) }
      })
  }

  /// The first variant that a text should not have, and the word that belongs in its place.
  ///
  /// Code does not count: what stands between backquotes, and lines of fenced blocks, which the caller
  /// leaves out.
  func slip(in text: String, language: String) -> (variant: String, word: String)? {
    let prose = text.replacing(/`[^`]*`/, with: "`")
    for term in terms {
      var rest = prose
      for phrase in term.except[language] ?? [] { rest = rest.replacing(phrase, with: " ") }
      for variant in term.never[language] ?? [] where Self.has(variant, in: rest) {
        return (variant, term.words.text(in: language))
      }
    }
    return nil
  }

  /// Whether a variant stands in a text: as a whole word where letters are Latin; a language such as Korean
  /// joins what follows to it.
  private static func has(_ variant: String, in text: String) -> Bool {
    var start = text.startIndex
    while let range = text.range(of: variant, range: start..<text.endIndex) {
      let before =
        range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      let isLatin = variant.allSatisfy(\.isASCII)
      if !isLatin || !(isASCIILetter(before) || isASCIILetter(after)) { return true }
      start = range.upperBound
    }
    return false
  }

  private static func isASCIILetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }
}
