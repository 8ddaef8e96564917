import Sentences

/// The public declarations of all modules that learners can import, for lookup by name.
package struct SymbolIndex: Codable, Sendable {
  package var symbols: [DocumentedSymbol]

  package init(_ symbols: [DocumentedSymbol]) {
    // Remove duplicates, because a protocol's requirement and its default implementation look the same.
    var seen: Set<DocumentedSymbol> = []
    self.symbols = symbols.filter { seen.insert($0).inserted }
  }
}

extension SymbolIndex {
  /// All names with documentation, in alphabetical order.
  package var names: [String] {
    Set(symbols.filter { $0.kind != .initializer && $0.kind != .associatedType }.map(\.name))
      .sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }

  /// Returns the declarations for a name such as `padding`, `.padding()`, `View.padding`, `@State` or
  /// `padding(_:_:)`.
  ///
  /// Case matters if a name has exactly this capitalization.
  package func symbols(named typed: String) -> [DocumentedSymbol] {
    let wanted = Self.wanted(typed)
    guard !wanted.isEmpty else { return [] }
    let named = symbols.filter { $0.kind != .initializer && $0.kind != .associatedType }
    let ways: [(DocumentedSymbol) -> Bool] = [
      { $0.name == wanted },
      { $0.title == wanted },
      { $0.path == wanted || "\($0.owner ?? "").\($0.title)" == wanted },
      { $0.name.lowercased() == wanted.lowercased() },
      { $0.path.lowercased() == wanted.lowercased() },
    ]
    for way in ways {
      let found = named.filter(way)
      if !found.isEmpty { return found.sorted { $0.comesBefore($1) } }
    }
    return []
  }

  /// Returns a type's members, including those in its extensions.
  ///
  /// - Parameter path: For example, `Edge.Set`.
  package func members(of path: String) -> [DocumentedSymbol] {
    symbols.filter { $0.owner == path }.sorted { $0.comesBefore($1) }
  }

  /// Returns names similar to `typed`, nearest first.
  package func names(near typed: String, atMost count: Int = 5) -> [String] {
    let wanted = Self.wanted(typed)
    let last = wanted.split(separator: ".").last.map(String.init) ?? wanted
    guard !last.isEmpty else { return [] }
    let close = Suggestion.allClose(to: last, in: names)
    // Names that contain the typed letters are the likeliest matches.
    let letters = last.lowercased()
    let containing =
      letters.count < 3 ? [] : names.filter { $0.lowercased().contains(letters) }
    var seen: Set<String> = []
    return (close + containing).filter { seen.insert($0).inserted }.prefix(count).map(\.self)
  }

  /// Removes the characters around a name in code.
  private static func wanted(_ typed: String) -> String {
    var text = typed.drop { " .@#\\\"'`".contains($0) }
    while let last = text.last, " \"'`".contains(last) { text = text.dropLast() }
    if text.hasSuffix("()") { text = text.dropLast(2) }
    // Remove arguments that aren't labels, as in `padding(8)`.
    if let open = text.firstIndex(of: "("), !text[open...].contains(":)") { text = text[..<open] }
    return String(text)
  }
}

extension DocumentedSymbol {
  /// Orders declarations for display: types first, then members of all views, and deprecated declarations
  /// last.
  fileprivate func comesBefore(_ other: DocumentedSymbol) -> Bool { order < other.order }

  private var order: (Int, Int, Int, String, String) {
    let frameworks = ["SwiftUI", "WidgetKit", "AppIntents", "ActivityKit", "Foundation", "Charts"]
    let framework = frameworks.firstIndex(of: framework) ?? frameworks.count
    let owners = ["View", "Shape", "Text", "Image", "WidgetConfiguration", "EnvironmentValues"]
    let place = owner.map { owners.firstIndex(of: $0) ?? owners.count } ?? -1
    return (deprecated == nil ? 0 : 1, framework, place, owner ?? "", declaration)
  }
}
