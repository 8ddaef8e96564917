package import Foundation
package import SwiftSource

/// Finds the lines that declare views, by reading their source as text.
///
/// Apple's initializers have no source locations, so a drawn view doesn't know its line. Its known traits
/// (its type, its text, the view whose body created it) are compared with the source. The result may have
/// several possible lines, but is never a guess.
package struct ViewLocator: Sendable {
  /// The known traits of a drawn view.
  package struct Trait: Hashable, Sendable {
    /// The type as learners write it: `Text`, `Color`, `Capsule`.
    package var type: String
    package var text: String?
    package var imageName: String?
    /// The name of a plain color, such as `black`.
    package var colorName: String?
    /// The view or modifier whose body created the view.
    package var owner: String?
    /// Whether the view is the background of another view.
    package var isBackground: Bool

    package init(
      type: String, text: String? = nil, imageName: String? = nil, colorName: String? = nil,
      owner: String? = nil, isBackground: Bool = false
    ) {
      self.type = type
      self.text = text
      self.imageName = imageName
      self.colorName = colorName
      self.owner = owner
      self.isBackground = isBackground
    }
  }

  package struct Place: Hashable, Sendable {
    package var file: String
    /// The possible lines, in order.
    package var lines: [Int]
    /// The view as written, if it's the same on all lines.
    package var snippet: String?
  }

  let sources: [LocatedSource]

  /// The maximum number of lines.
  ///
  /// More lines wouldn't help the learner.
  private static let mostLines = 3

  /// Reads the files to search.
  ///
  /// - Parameter sources: The files, with the names to use in results.
  package init(sources: [SwiftFile]) { self.sources = sources.map(LocatedSource.init) }

  /// The maximum total size in bytes, which limits the reading time; widgets are smaller.
  private static let mostBytes = 256 << 10

  /// Reads the files to search; skips unreadable or large files, because this only loses line numbers.
  package init(files: [URL]) {
    var left = Self.mostBytes
    self.init(
      sources: files.compactMap { file in
        guard let bytes = try? SourceCopies.bytes(of: file), bytes.count <= left else { return nil }
        left -= bytes.count
        return SwiftFile(bytes, name: file.lastPathComponent)
      })
  }

  /// The place of an `@Environment` in a function or computed property, which always reads the default value.
  ///
  /// Nil if there are no such places or too many.
  package var placeOfLocalEnvironment: Place? {
    place(among: matches { $0.localEnvironmentReads() })
  }

  /// Returns the place where a view was written; nil if there are no or too many candidates.
  package func place(of trait: Trait) -> Place? {
    for tier in tiers(of: trait) {
      let matches = matches(tier)
      guard !matches.isEmpty else { continue }
      // The content of a generic view is often written outside the view, so accept matches outside the owner.
      let owned = matches.filter { entry in
        trait.owner.map { entry.source.isInside($0, at: entry.match.word) } ?? true
      }
      let isGeneric = trait.owner.map { owner in sources.contains { $0.isGeneric(owner) } } ?? false
      return place(among: owned.isEmpty || isGeneric ? matches : owned)
    }
    return nil
  }

  private typealias SourceMatch = (source: LocatedSource, match: Match)

  private func matches(_ tier: Tier) -> [SourceMatch] {
    sources.flatMap { source in tier(source).map { (source, $0) } }
  }

  private func place(among matches: [SourceMatch]) -> Place? {
    let files = Set(matches.map(\.source.file.name))
    let lines = Set(matches.map { $0.source.file[$0.match.word].line }).sorted()
    guard files.count == 1, let file = files.first, lines.count <= Self.mostLines else {
      return nil
    }
    let snippets = Set(matches.map(\.match.snippet))
    return Place(
      file: file, lines: lines, snippet: snippets.count == 1 ? snippets.first ?? nil : nil)
  }

  /// A token that may be the view, and its source text.
  struct Match {
    var word: Int
    var snippet: String?
  }

  private typealias Tier = (LocatedSource) -> [Match]

  /// Returns the ways to recognize a view, most reliable first.
  private func tiers(of trait: Trait) -> [Tier] {
    if let text = trait.text, !text.isEmpty {
      return [
        { $0.texts { $0.count == 1 && $0[0] == text } },
        { $0.texts { $0.count > 1 && text.isMade(of: $0) } },
        // Like a computed string, `Text("\(bikes)")` has no literal text to compare.
        { $0.computedTexts() + $0.texts { $0.count > 1 && $0.allSatisfy(\.isEmpty) } },
      ]
    }
    if let image = trait.imageName {
      return [
        { $0.images { $0 == [image] } }, { $0.images { $0.count > 1 && image.isMade(of: $0) } },
        { $0.calls(of: "Image") },
      ]
    }
    if trait.type == "Color" {
      var tiers: [Tier] = []
      if let color = trait.colorName { tiers.append { $0.colors(named: color) } }
      return tiers + [{ $0.colors(named: nil) }]
    }
    if trait.type.first?.isLowercase == true { return [{ $0.modifiers(named: trait.type) }] }
    let calls: [Tier] = [
      { $0.calls(of: trait.type, coloredIn: trait.colorName) }, { $0.calls(of: trait.type) },
    ]
    return trait.isBackground && trait.type == "Rectangle"
      ? [{ $0.backgrounds(color: trait.colorName) }] + calls + [{ $0.backgrounds(color: nil) }]
      : calls
  }
}

extension String {
  /// The maximum length of text to compare, in bytes.
  ///
  /// A view with longer text is found only by its owner, which limits the time for comparisons.
  private static let longestText = 200

  /// Whether the text consists of the given parts in order, with any text between them.
  fileprivate func isMade(of parts: [String]) -> Bool {
    let length = parts.reduce(0) { $0 + $1.utf8.count }
    guard let first = parts.first?.utf8, let last = parts.last?.utf8, length > 0,
      length <= utf8.count, utf8.count <= Self.longestText, utf8.starts(with: first),
      utf8.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = utf8.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part.utf8) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
