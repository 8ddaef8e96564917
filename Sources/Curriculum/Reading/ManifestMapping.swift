import Sentences
import Foundation
import Yams

/// A group of keys being read; whatever key nobody asks for is a mistake, found by `finish()`.
struct ManifestMapping {
  var manifest: Manifest
  let mapping: Node.Mapping
  let node: Node
  private var asked: [String] = []

  init(manifest: Manifest, mapping: Node.Mapping, node: Node) {
    self.manifest = manifest
    self.mapping = mapping
    self.node = node
  }

  /// The value under `key`, if there is one.
  mutating func node(_ key: String) -> Node? {
    asked.append(key)
    return mapping.first { $0.key.string == key }?.value
  }

  /// The value under `key`; its absence is a mistake.
  mutating func requiredNode(_ key: String, _ remedy: String) -> Node? {
    if let value = node(key) { return value }
    manifest.note(.missingKey, at: node, "\"\(key)\" is missing", remedy)
    return nil
  }

  mutating func string(_ key: String, _ remedy: String) -> String? {
    requiredNode(key, remedy).flatMap { scalar($0, key: key) }
  }

  mutating func optionalString(_ key: String) -> String? {
    node(key).flatMap { scalar($0, key: key) }
  }

  /// A whole number within `range`.
  mutating func integer(_ key: String, in range: ClosedRange<Int>, default fallback: Int? = nil)
    -> Int?
  {
    let remedy = "write a whole number from \(range.lowerBound) to \(range.upperBound)"
    if fallback != nil, mapping[key] == nil {
      asked.append(key)
      return fallback
    }
    guard let node = requiredNode(key, remedy) else { return nil }
    guard let value = node.int else {
      manifest.note(
        .wrongType, at: node, "\"\(key)\" is \(Manifest.kind(of: node)), not a number", remedy)
      return nil
    }
    guard range.contains(value) else {
      manifest.note(.invalidValue, at: node, "\"\(key)\" is \(value)", remedy)
      return nil
    }
    return value
  }

  mutating func boolean(_ key: String, default fallback: Bool) -> Bool {
    guard let node = node(key) else { return fallback }
    if let value = node.bool { return value }
    manifest.note(
      .wrongType, at: node, "\"\(key)\" is \(Manifest.kind(of: node))", "write true or false")
    return fallback
  }

  /// One of a closed list of words.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type, default fallback: Choice? = nil
  ) -> Choice? where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    let remedy = "write one of \(words.joined(separator: ", "))"
    if let fallback, mapping[key] == nil {
      asked.append(key)
      return fallback
    }
    guard let node = requiredNode(key, remedy), let word = scalar(node, key: key) else {
      return nil
    }
    if let choice = Choice(rawValue: word) { return choice }
    manifest.note(
      .invalidValue, at: node, "\"\(key)\" is \"\(word)\"",
      Suggestion.question(for: word, in: words) ?? remedy)
    return nil
  }

  /// One of a closed list of words, or nil where the key is missing.
  mutating func optionalChoice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard node(key) != nil else { return nil }
    return choice(key, of: type)
  }

  /// The elements of a list; a missing key is an empty list.
  mutating func list(_ key: String) -> [Node] {
    guard let node = node(key) else { return [] }
    guard case .sequence(let sequence) = node else {
      manifest.note(
        .wrongType, at: node, "\"\(key)\" is \(Manifest.kind(of: node)), not a list",
        "write `\(key): [a, b]`, or one `- ` line each")
      return []
    }
    return Array(sequence)
  }

  /// The elements of a list of words, with where they stand.
  mutating func words(_ key: String) -> [(word: String, node: Node)] {
    list(key).compactMap { node in scalar(node, key: key).map { ($0, node) } }
  }

  /// The elements of a list of words, or the one word that stands in its place.
  mutating func oneOrMoreWords(_ key: String) -> [(word: String, node: Node)] {
    guard let node = node(key) else { return [] }
    if case .sequence = node { return words(key) }
    return scalar(node, key: key).map { [($0, node)] } ?? []
  }

  /// Notes each key that no one asked for.
  func finish() {
    for (key, _) in mapping {
      let name = key.string ?? ""
      guard !asked.contains(name) else { continue }
      let known = "the keys here are \(asked.sorted().joined(separator: ", "))"
      manifest.note(
        .unknownKey, at: key, "unknown key \"\(name)\"",
        Suggestion.question(for: name, in: asked) ?? known)
    }
  }

  private func scalar(_ node: Node, key: String) -> String? {
    guard case .scalar(let scalar) = node else {
      manifest.note(
        .wrongType, at: node, "\"\(key)\" is \(Manifest.kind(of: node)), not a text",
        "write one value")
      return nil
    }
    let text = scalar.string.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      manifest.note(.empty, at: node, "\"\(key)\" is empty", "write a value or remove the key")
      return nil
    }
    return text
  }
}
