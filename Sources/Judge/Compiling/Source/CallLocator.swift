package import Foundation
package import SwiftSource

/// Finds the line of a word in a function, such as the line that adds a view.
///
/// UIKit's objects don't know which code created or changed them. A line is returned only if it's
/// unambiguous.
package struct CallLocator: Sendable {
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
  }

  private let sources: [SwiftFile]

  /// Reads the files to search.
  ///
  /// - Parameter sources: The files, with the names to use in results.
  package init(sources: [SwiftFile]) { self.sources = sources }

  /// Reads the files to search; unreadable files are skipped, because this only loses line numbers.
  package init(files: [URL]) {
    sources = files.compactMap { file in
      (try? SourceCopies.bytes(of: file)).map { SwiftFile($0, name: file.lastPathComponent) }
    }
  }

  /// Returns the place of one of the given words in the function with the given name.
  ///
  /// For a function without such a word, it searches all code, because a helper may contain the word.
  package func place(of words: [String], in function: String?) -> Place? {
    if let function {
      let inside = places(of: words) { source, place in
        source.blocks(around: place).contains { open in
          let head = source.head(ofBlock: open)
          return head.lastIndex { $0.isWord("func") }.map { source[$0 + 1].name == function }
            ?? false
        }
      }
      if let first = inside.first { return inside.count == 1 ? first : nil }
    }
    let all = places(of: words) { _, _ in true }
    return all.count == 1 ? all.first : nil
  }

  private func places(of words: [String], where isMeant: (SwiftFile, Int) -> Bool) -> [Place] {
    var found: [Place] = []
    for source in sources {
      for (index, token) in source.tokens.enumerated()
      where token.kind == .word && words.contains(token.text) && isMeant(source, index) {
        let place = Place(file: source.name, line: token.line)
        if !found.contains(place) { found.append(place) }
      }
    }
    return found
  }
}
