import Foundation
import SwiftSource

/// A pack's preferred terms in every language, with the variants to avoid.
struct Glossary {
  struct Term {
    /// The preferred term, by language code.
    var words: LocalizedText
    /// The meaning in two or three sentences and an example, in Markdown; nil if the pack gives only the
    /// word.
    var meaning: LocalizedText?
    /// The variants to avoid, by language code.
    var never: [String: [String]]
    /// Phrases in which a variant has another meaning, by language code.
    var except: [String: [String]]
  }

  var terms: [Term]

  /// Returns the terms with a variant that occurs anywhere in some text.
  ///
  /// Only these terms need a line-by-line search.
  func narrowed(to text: String, language: String) -> Glossary {
    let bytes = Array(text.utf8)
    return Glossary(
      terms: terms.filter { term in
        (term.never[language] ?? []).contains { bytes.contains(text: $0) }
      })
  }

  /// Returns the first variant to avoid in some text, with the preferred term.
  ///
  /// Ignores code between backticks. The caller leaves out fenced code blocks.
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

  /// Whether a variant occurs in some text.
  ///
  /// An ASCII variant must be a whole word. Others may be part of a word, because languages such as Korean
  /// attach suffixes.
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
