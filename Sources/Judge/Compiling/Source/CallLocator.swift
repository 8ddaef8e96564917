package import Foundation
package import SwiftSource

/// Finds the line of a word that a function contains: where a view is added, say.
///
/// What UIKit's objects were made and changed by is not known of them. A line is told only where just
/// one can be meant.
package struct CallLocator: Sendable {
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
  }

  private let sources: [SwiftFile]

  /// Reads the files in which calls are looked for.
  ///
  /// - Parameter sources: The files by the names that places are told with.
  package init(sources: [SwiftFile]) { self.sources = sources }

  /// Reads the files; one that cannot be read is left out, since only lines are lost with it.
  package init(files: [URL]) {
    sources = files.compactMap { file in
      (try? SourceCopies.bytes(of: file)).map { SwiftFile($0, name: file.lastPathComponent) }
    }
  }

  /// Where one of these words stands in a function of this name; without one there, where it stands
  /// anywhere, as in a helper that the function calls.
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

  /// The lines with such a word, in order.
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
