import Sentences

/// All public declarations of the modules that learners can import, to look them up by name.
package struct SymbolIndex: Codable, Sendable {
  package var symbols: [DocumentedSymbol]

  package init(_ symbols: [DocumentedSymbol]) {
    // A protocol's requirement and its default say the same.
    var seen: Set<DocumentedSymbol> = []
    self.symbols = symbols.filter { seen.insert($0).inserted }
  }
}

extension SymbolIndex {
  /// Every name that has a page, each once, in alphabetical order.
  package var names: [String] {
    Set(symbols.filter { $0.kind != .initializer && $0.kind != .associatedType }.map(\.name))
      .sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }

  /// The declarations that somebody means who types `padding`, `.padding()`, `View.padding`, `@State`, or
  /// `padding(_:_:)`; empty where there are none.
  ///
  /// Upper and lower case count where there is something written exactly so.
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

  /// The members of a type: what is declared in it and in its extensions.
  ///
  /// - Parameter path: As in `Edge.Set`.
  package func members(of path: String) -> [DocumentedSymbol] {
    symbols.filter { $0.owner == path }.sorted { $0.comesBefore($1) }
  }

  /// Names that are nearly what somebody typed, the nearest first.
  package func names(near typed: String, atMost count: Int = 5) -> [String] {
    let wanted = Self.wanted(typed)
    let last = wanted.split(separator: ".").last.map(String.init) ?? wanted
    guard !last.isEmpty else { return [] }
    let close = Suggestion.allClose(to: last, in: names)
    // Whoever remembers a word of a name means one of those that have it.
    let letters = last.lowercased()
    let containing =
      letters.count < 3 ? [] : names.filter { $0.lowercased().contains(letters) }
    var seen: Set<String> = []
    return (close + containing).filter { seen.insert($0).inserted }.prefix(count).map(\.self)
  }

  /// What was typed without the signs that stand around a name where it is used.
  private static func wanted(_ typed: String) -> String {
    var text = typed.drop { " .@#\\\"'`".contains($0) }
    while let last = text.last, " \"'`".contains(last) { text = text.dropLast() }
    if text.hasSuffix("()") { text = text.dropLast(2) }
    // Arguments instead of labels: `padding(8)`.
    if let open = text.firstIndex(of: "("), !text[open...].contains(":)") { text = text[..<open] }
    return String(text)
  }
}

extension DocumentedSymbol {
  /// The order on a page: types first, then what is for every view, what may no longer be used last.
  fileprivate func comesBefore(_ other: DocumentedSymbol) -> Bool { order < other.order }

  private var order: (Int, Int, Int, String, String) {
    let frameworks = ["SwiftUI", "WidgetKit", "AppIntents", "ActivityKit", "Foundation", "Charts"]
    let framework = frameworks.firstIndex(of: framework) ?? frameworks.count
    let owners = ["View", "Shape", "Text", "Image", "WidgetConfiguration", "EnvironmentValues"]
    let place = owner.map { owners.firstIndex(of: $0) ?? owners.count } ?? -1
    return (deprecated == nil ? 0 : 1, framework, place, owner ?? "", declaration)
  }
}
