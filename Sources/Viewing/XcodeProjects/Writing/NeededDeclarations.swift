import Foundation
import SwiftSource

/// The declarations of earlier exercises that an export needs, because its own files refer to them.
///
/// Names are compared without their types, so a declaration that only might be needed is included.
struct NeededDeclarations {
  private struct Candidate {
    let file: URL
    let declaration: PlacedDeclaration
    /// The names that the declaration adds to its target.
    let names: Set<String>
    /// The words of the declaration's code.
    let words: Set<String>
    /// Whether the declaration is needed by itself, such as an operator.
    let isAlwaysNeeded: Bool
  }

  private var files: [URL: SwiftFile] = [:]
  private var unneeded: [URL: [Range<Int>]] = [:]
  /// The files that declare nothing that's needed.
  private var emptied: Set<URL> = []

  /// Creates the declarations that the shares' own files need, directly or indirectly.
  ///
  /// An exercise without a widget of its own shows those of earlier exercises, which it then needs.
  init(of shares: [ExportedShare]) {
    var words: Set<String> = []
    for share in shares {
      for (url, bytes) in share.sources {
        let file = SwiftFile(bytes)
        if share.used.contains(url) {
          files[url] = file
        } else {
          words.formUnion(Self.words(of: file, in: file.tokens.indices))
        }
      }
      let used = share.sources.filter { share.used.contains($0.file) }.map { SwiftFile($0.bytes) }
      let hasWidget = share.sources.contains { url, bytes in
        !share.used.contains(url) && SwiftFile(bytes).types.contains(where: \.isShown)
      }
      if !hasWidget { words.formUnion(used.flatMap(\.types).filter(\.isShown).map(\.name)) }
    }
    var candidates: [Candidate] = []
    for (url, file) in files {
      let declarations = file.declarations()
      // Other code, such as a preview, stays in its file.
      let inside = declarations.reduce(into: IndexSet()) { $0.insert(integersIn: $1.places) }
      words.formUnion(
        Self.words(of: file, in: file.tokens.indices.filter { !inside.contains($0) }))
      candidates += declarations.map { Self.candidate($0, in: file, at: url) }
    }
    let own = Set(candidates.filter { !$0.declaration.isExtension }.flatMap(\.names))
    var needed: [Candidate] = []
    var left = candidates
    while true {
      let found = left.filter { candidate in
        let type = candidate.declaration.isExtension ? candidate.declaration.name : nil
        if let type, own.contains(type) { return words.contains(type) }
        return candidate.isAlwaysNeeded || !candidate.names.isDisjoint(with: words)
      }
      guard !found.isEmpty else { break }
      needed += found
      for candidate in found { words.formUnion(candidate.words) }
      let places = Set(found.map { Place(file: $0.file, start: $0.declaration.places.lowerBound) })
      left.removeAll {
        places.contains(Place(file: $0.file, start: $0.declaration.places.lowerBound))
      }
    }
    let kept = Set(needed.map(\.file))
    for candidate in left {
      unneeded[candidate.file, default: []].append(candidate.declaration.places)
    }
    emptied = Set(left.map(\.file)).subtracting(kept)
  }

  private struct Place: Hashable {
    let file: URL
    let start: Int
  }

  /// Returns a file with its needed declarations; nil if it has none.
  func bytes(of file: URL) -> [UInt8]? {
    guard let source = files[file], !emptied.contains(file) else { return nil }
    guard let places = unneeded[file] else { return source.bytes }
    return Array(source.text(without: places).utf8)
  }

  private static func candidate(
    _ declaration: PlacedDeclaration, in file: SwiftFile, at url: URL
  ) -> Candidate {
    var names = Set([declaration.name].compactMap { $0 })
    var isAlwaysNeeded = declaration.name == nil
    if declaration.isExtension, let body = declaration.body, let end = file[body].partner {
      let members = file.declarations(in: body + 1..<end)
      names = Set(members.compactMap(\.name))
      isAlwaysNeeded =
        members.contains { $0.name == nil }
        || file.head(ofBlock: body).contains { $0.isSign(":") }
    }
    return Candidate(
      file: url, declaration: declaration, names: names,
      words: words(of: file, in: declaration.places), isAlwaysNeeded: isAlwaysNeeded)
  }

  private static func words(
    of file: SwiftFile, in places: some Sequence<Int>
  ) -> Set<String> {
    Set(places.lazy.map { file[$0] }.filter { $0.kind == .word }.map(\.name))
  }
}

extension TypeDeclaration {
  /// Whether the system shows the type by itself: a widget, a control or a bundle of them.
  fileprivate var isShown: Bool {
    !["Widget", "ControlWidget", "WidgetBundle"].filter(inherited.contains).isEmpty
  }
}
