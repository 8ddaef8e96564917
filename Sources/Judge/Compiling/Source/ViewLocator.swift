package import Foundation
package import SwiftSource

/// Finds the lines on which views were written, by reading their source as text.
///
/// Apple's initializers carry no source positions, so that a drawn view does not know where it comes
/// from. What is known of it (its type, its text, the view whose body made it) is compared with what
/// stands in the files. Several lines are given where each could be meant; none rather than a guess.
package struct ViewLocator: Sendable {
  /// What a drawn view is known by.
  package struct Trait: Hashable, Sendable {
    /// As learners write it: `Text`, `Color`, `Capsule`.
    package var type: String
    package var text: String?
    package var imageName: String?
    /// A plain colour in one word, such as `black`.
    package var colorName: String?
    /// The view or modifier in whose body it was made.
    package var owner: String?
    /// True for what stands behind another view by `background`.
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
    /// In order; several where each could be meant.
    package var lines: [Int]
    /// The view as it is written, where every line has the same.
    package var snippet: String?
  }

  let sources: [LocatedSource]

  /// More lines than this point at nothing.
  private static let mostLines = 3

  /// Reads the files in which views are looked for.
  ///
  /// - Parameter sources: The files by the names that places are told with.
  package init(sources: [SwiftFile]) { self.sources = sources.map(LocatedSource.init) }

  /// More bytes than this are no widget, and reading them takes its time.
  private static let mostBytes = 256 << 10

  /// Reads the files; one that cannot be read is left out, as is what is too large, since only lines are
  /// lost with it.
  package init(files: [URL]) {
    var left = Self.mostBytes
    self.init(
      sources: files.compactMap { file in
        guard let bytes = try? SourceCopies.bytes(of: file), bytes.count <= left else { return nil }
        left -= bytes.count
        return SwiftFile(bytes, name: file.lastPathComponent)
      })
  }

  /// Where `@Environment` is declared in a function or computed property, which always reads the
  /// default; nil where that is nowhere, or in too many places.
  package var placeOfLocalEnvironment: Place? {
    place(among: matches { $0.localEnvironmentReads() })
  }

  /// Where a view was written; nil where nothing or too much could be meant.
  package func place(of trait: Trait) -> Place? {
    for tier in tiers(of: trait) {
      let matches = matches(tier)
      guard !matches.isEmpty else { continue }
      // A generic view's content was written somewhere else: its owner says nothing then.
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

  /// A word of a source that could be the view, and how it is written.
  struct Match {
    var word: Int
    var snippet: String?
  }

  private typealias Tier = (LocatedSource) -> [Match]

  /// Ways to recognise a view, the surest first.
  private func tiers(of trait: Trait) -> [Tier] {
    if let text = trait.text, !text.isEmpty {
      return [
        { $0.texts { $0.count == 1 && $0[0] == text } },
        { $0.texts { $0.count > 1 && text.isMade(of: $0) } },
        // Of an interpolation alone, `Text("\(bikes)")`, as little is known as of a property.
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
  /// Texts longer than this are found by their owner only: each could be compared with every string.
  private static let longestText = 200

  /// Whether the text has these parts in order, the first at its start and the last at its end.
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
