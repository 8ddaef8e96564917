package import Foundation
import SwiftSource

/// Finds the line of a word that a function contains: where a view is added, say.
///
/// What UIKit's objects were made and changed by is not known of them. A line is told only where just
/// one can be meant.
package struct CallLocator: Sendable {
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
  }

  private typealias Token = SwiftSource.CodeToken

  private let sources: [(name: String, tokens: [Token])]

  /// Reads the files in which calls are looked for.
  ///
  /// - Parameter sources: File names with their text.
  package init(sources: [(name: String, text: String)]) {
    self.sources = sources.map { source in
      (source.name, Token.tokens(of: source.text).filter { $0.kind != .comment })
    }
  }

  /// Reads the files; one that cannot be read is left out, since only lines are lost with it.
  package init(files: [URL]) {
    self.init(
      sources: files.compactMap { file in
        (try? SourceCopies.bytes(of: file)).flatMap { String(validating: $0, as: UTF8.self) }
          .map { (file.lastPathComponent, $0) }
      })
  }

  /// Where one of these words stands in a function of this name; without one there, where it stands
  /// anywhere, as in a helper that the function calls.
  package func place(of words: [String], in function: String?) -> Place? {
    if let function {
      let inside = places(of: words) { tokens, index in
        Self.isInside(function, index, tokens)
      }
      if let first = inside.first { return inside.count == 1 ? first : nil }
    }
    let all = places(of: words) { _, _ in true }
    return all.count == 1 ? all.first : nil
  }

  /// The lines with such a word, in order.
  private func places(
    of words: [String], where isMeant: ([Token], Int) -> Bool
  ) -> [Place] {
    var found: [Place] = []
    for source in sources {
      for (index, token) in source.tokens.enumerated()
      where token.kind == .word && words.contains(token.text) && isMeant(source.tokens, index) {
        let place = Place(file: source.name, line: token.line)
        if !found.contains(place) { found.append(place) }
      }
    }
    return found
  }

  /// Whether a token stands in the braces of `func name`.
  private static func isInside(_ name: String, _ place: Int, _ tokens: [Token]) -> Bool {
    var depth = 0
    for index in stride(from: place, through: 0, by: -1) {
      switch tokens[index].text {
      case "}" where tokens[index].kind == .sign: depth += 1
      case "{" where tokens[index].kind == .sign:
        guard depth == 0 else {
          depth -= 1
          continue
        }
        if heads(tokens, before: index, name) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether the brace at `index` opens the body of `func name(…)`.
  private static func heads(_ tokens: [Token], before index: Int, _ name: String) -> Bool {
    var place = index - 1
    while place > 0 {
      let text = tokens[place].text
      if tokens[place].kind == .sign, text == "{" || text == "}" { return false }
      if tokens[place].kind == .word, text == "func" {
        return place + 1 < tokens.count && tokens[place + 1].text == name
      }
      place -= 1
    }
    return false
  }
}
