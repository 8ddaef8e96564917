import SwiftSource

/// An exercise's checks without some of their tests and without the helpers that only those tests need.
///
/// A leftover helper would reveal as much as a hidden check itself. Dependencies are found by name: every
/// mentioned declaration stays, so the rest compiles.
struct StudentChecks {
  private struct Part {
    var file: Int
    var declaration: PlacedDeclaration
    /// The test class that contains the declaration, or that the declaration extends.
    var suite: String?
    /// All names in the declaration.
    var mentions: Set<String>
    /// The names that other code uses for the declaration; empty if the declaration must always stay.
    var names: Set<String>
    var asksTheSolution: Bool

    /// The test's name, such as `ModelChecks.testEveryCase`; nil for a helper.
    var test: String? {
      guard let suite, declaration.isFunction, let name = declaration.name,
        name.hasPrefix("test")
      else { return nil }
      return "\(suite).\(name)"
    }
  }

  /// A test class, or an extension of a test class.
  private struct Suite {
    var file: Int
    var name: String
    var declaration: PlacedDeclaration
    /// The names in the class's declaration, such as its superclass.
    var mentions: Set<String>
  }

  private let files: [SwiftFile]
  private var parts: [Part] = []
  private var suites: [Suite] = []

  /// - Parameter tests: All tests that the exercise declares, such as `ModelChecks.testEveryCase`.
  init(_ sources: [(name: String, text: String)], tests: [String]) {
    files = sources.map { SwiftFile($0.text, name: $0.name) }
    let classes = Set(tests.compactMap { $0.split(separator: ".").first.map(String.init) })
    for (number, file) in files.enumerated() {
      for declaration in file.declarations() {
        guard let name = declaration.name, classes.contains(name), let open = declaration.body,
          declaration.holdsMethods
        else {
          add(declaration, of: number, suite: nil)
          continue
        }
        let head = Self.names(in: file.tokens[declaration.places.lowerBound..<open])
        suites.append(
          Suite(
            file: number, name: name, declaration: declaration, mentions: head.subtracting([name])))
        let end = file.tokens[open].partner ?? declaration.places.upperBound
        for member in file.declarations(in: open + 1..<end) {
          add(member, of: number, suite: name)
        }
      }
    }
  }

  private mutating func add(_ declaration: PlacedDeclaration, of number: Int, suite: String?) {
    let file = files[number]
    let tokens = file.tokens[declaration.places]
    parts.append(
      Part(
        file: number, declaration: declaration, suite: suite, mentions: Self.names(in: tokens),
        names: names(of: declaration, in: file), asksTheSolution: Self.asksTheSolution(tokens, file)
      ))
  }

  private static func names(in tokens: ArraySlice<CodeToken>) -> Set<String> {
    Set(tokens.lazy.filter { $0.kind == .word }.map(\.name))
  }

  /// Returns the names by which other code refers to a declaration.
  private func names(of declaration: PlacedDeclaration, in file: SwiftFile) -> Set<String> {
    guard let name = declaration.name, !declaration.attributes.contains("override") else {
      return []
    }
    guard declaration.isExtension else { return [name] }
    guard let open = declaration.body, let end = file.tokens[open].partner else { return [] }
    // An extension with a conformance is needed wherever the extended type is needed.
    let members = file.declarations(in: open + 1..<end)
    let adopts = file.tokens[declaration.places.lowerBound..<open].contains { $0.isSign(":") }
    if adopts || members.contains(where: { $0.name == nil }) { return [] }
    return Set(members.compactMap(\.name))
  }

  private static func asksTheSolution(_ tokens: ArraySlice<CodeToken>, _ file: SwiftFile) -> Bool {
    tokens.indices.contains { place in
      guard tokens[place].isWord("solution") else { return false }
      return !file[place - 1].isSign(".") || file[place - 2].isWord("self")
    }
  }

  /// The tests that compare with the exercise's solution, directly or through a helper.
  var comparing: Set<String> {
    let asking = parts.filter { part in
      part.test != nil && needed(by: [part]).contains { parts[$0].asksTheSolution }
    }
    return Set(asking.compactMap(\.test))
  }

  /// Returns the indices of the given parts and of all parts that they need.
  private func needed(by roots: [Part], mentioning others: Set<String> = []) -> Set<Int> {
    var names = roots.reduce(into: others) { $0.formUnion($1.mentions) }
    var found: Set<Int> = []
    var isGrowing = true
    for (place, part) in parts.enumerated()
    where roots.contains(where: { $0.file == part.file && $0.declaration == part.declaration }) {
      found.insert(place)
    }
    while isGrowing {
      isGrowing = false
      for (place, part) in parts.enumerated()
      where part.test == nil && !found.contains(place) && !part.names.isDisjoint(with: names) {
        found.insert(place)
        names.formUnion(part.mentions)
        isGrowing = true
      }
    }
    return found
  }

  /// Returns the remaining source by file name, without files that have no checks left.
  ///
  /// - Parameter tests: The tests to keep.
  func texts(with tests: Set<String>) -> [String: String] {
    let kept = Set(parts.compactMap(\.test).filter(tests.contains))
    if kept.isEmpty { return [:] }
    let living = suites.filter { suite in kept.contains { $0.hasPrefix("\(suite.name).") } }
    let names = Set(living.map(\.name))
    let roots = parts.filter { part in
      if let test = part.test { return kept.contains(test) }
      return part.names.isEmpty && part.suite.map(names.contains) ?? true
    }
    let heads = living.reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
    let needed = needed(by: roots, mentioning: heads)
    var texts: [String: String] = [:]
    for (number, file) in files.enumerated() {
      let dead = suites.filter { $0.file == number && !names.contains($0.name) }
      let gone = parts.indices.filter { place in
        parts[place].file == number && !needed.contains(place)
          && !dead.contains {
            $0.declaration.places.contains(parts[place].declaration.places.lowerBound)
          }
      }
      let left = parts.indices.contains { parts[$0].file == number && needed.contains($0) }
      guard left else { continue }
      texts[file.name] = file.text(
        without: gone.map { parts[$0].declaration.places } + dead.map(\.declaration.places))
    }
    return texts
  }
}
