import Sentences
import Foundation
import Sentences
import Yams

/// A mapping being read.
///
/// `finish()` reports all keys that weren't read.
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

  mutating func node(_ key: String) -> Node? {
    asked.append(key)
    return mapping.first { $0.key.string == key }?.value
  }

  /// Returns the value under `key`; reports a missing key.
  mutating func requiredNode(_ key: String, _ remedy: Sentence) -> Node? {
    if let value = node(key) { return value }
    manifest.note(
      .missingKey, at: node, Sentence("\"\(key)\" is missing", ko: "“\(key)” 키가 없어요"), remedy)
    return nil
  }

  mutating func string(_ key: String, _ remedy: Sentence) -> UntrustedText? {
    requiredNode(key, remedy).flatMap { scalar($0, key: key) }
  }

  mutating func optionalString(_ key: String) -> UntrustedText? {
    node(key).flatMap { scalar($0, key: key) }
  }

  /// Reads an integer within `range`.
  mutating func integer(_ key: String, in range: ClosedRange<Int>, default fallback: Int? = nil)
    -> Int?
  {
    let remedy = Sentence(
      "write a whole number from \(range.lowerBound) to \(range.upperBound)",
      ko: "\(range.lowerBound)~\(range.upperBound) 사이의 정수를 적으세요")
    if fallback != nil, mapping[key] == nil {
      asked.append(key)
      return fallback
    }
    guard let node = requiredNode(key, remedy) else { return nil }
    guard let value = node.int else {
      manifest.note(
        .wrongType, at: node,
        Sentence(
          "\"\(key)\" is \(Manifest.kind(of: node)), not a number",
          ko: "“\(key)” 값이 숫자가 아니에요: \(Manifest.kind(of: node))"), remedy)
      return nil
    }
    guard range.contains(value) else {
      manifest.note(
        .invalidValue, at: node,
        Sentence("\"\(key)\" can't be \(value)", ko: "“\(key)” 값으로 쓸 수 없어요: \(value)"), remedy)
      return nil
    }
    return value
  }

  mutating func boolean(_ key: String, default fallback: Bool) -> Bool {
    guard let node = node(key) else { return fallback }
    if let value = node.bool { return value }
    manifest.note(
      .wrongType, at: node,
      Sentence(
        "\"\(key)\" can't be \(Manifest.kind(of: node))",
        ko: "“\(key)” 값으로 쓸 수 없어요: \(Manifest.kind(of: node))"),
      Sentence("write true or false", ko: "true나 false로 적으세요"))
    return fallback
  }

  /// Reads one of a fixed set of words.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type, default fallback: Choice? = nil
  ) -> Choice? where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    let list = words.joined(separator: ", ")
    let remedy = Sentence("write one of \(list)", ko: "이 가운데 하나를 적으세요: \(list)")
    if let fallback, mapping[key] == nil {
      asked.append(key)
      return fallback
    }
    guard let node = requiredNode(key, remedy), let word = scalar(node, key: key) else {
      return nil
    }
    if let choice = Choice(rawValue: word.raw) { return choice }
    manifest.note(
      .invalidValue, at: node, Self.value(of: key, word),
      Suggestion.sentence(for: word.raw, in: words) ?? remedy)
    return nil
  }

  /// Reads one of a fixed set of words; nil if the key is missing.
  mutating func optionalChoice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard node(key) != nil else { return nil }
    return choice(key, of: type)
  }

  mutating func list(_ key: String) -> [Node] {
    guard let node = node(key) else { return [] }
    guard case .sequence(let sequence) = node else {
      manifest.note(
        .wrongType, at: node,
        Sentence(
          "\"\(key)\" is \(Manifest.kind(of: node)), not a list",
          ko: "“\(key)” 값이 목록이 아니에요: \(Manifest.kind(of: node))"),
        Sentence(
          "write `\(key): [a, b]`, or one `- ` line per item",
          ko: "`\(key): [a, b]`처럼 적거나, 한 줄에 하나씩 `- ` 뒤에 적으세요"))
      return []
    }
    return Array(sequence)
  }

  /// Reads a list of words with their nodes.
  mutating func words(_ key: String) -> [(word: UntrustedText, node: Node)] {
    list(key).compactMap { node in scalar(node, key: key).map { ($0, node) } }
  }

  /// Reads a list of words or a single word.
  mutating func oneOrMoreWords(_ key: String) -> [(word: UntrustedText, node: Node)] {
    guard let node = node(key) else { return [] }
    if case .sequence = node { return words(key) }
    return scalar(node, key: key).map { [($0, node)] } ?? []
  }

  /// Reports the keys that weren't read.
  func finish() {
    for (key, _) in mapping {
      let name = key.text
      guard !asked.contains(name.raw) else { continue }
      let keys = asked.sorted().joined(separator: ", ")
      let known = Sentence("the keys here are \(keys)", ko: "여기에 쓸 수 있는 키: \(keys)")
      manifest.note(
        .unknownKey, at: key,
        Sentence(
          "unknown key \"\(name.sanitized())\"", ko: "모르는 키예요: “\(name.sanitized())”"),
        Suggestion.sentence(for: name.raw, in: asked) ?? known)
    }
  }

  private func scalar(_ node: Node, key: String) -> UntrustedText? {
    guard case .scalar(let scalar) = node else {
      manifest.note(
        .wrongType, at: node,
        Sentence(
          "\"\(key)\" is \(Manifest.kind(of: node)), not text",
          ko: "“\(key)” 값이 텍스트가 아니에요: \(Manifest.kind(of: node))"),
        Sentence("write a single value", ko: "값을 하나 적으세요"))
      return nil
    }
    let text = scalar.string.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      manifest.note(
        .empty, at: node, Sentence("\"\(key)\" is empty", ko: "“\(key)” 값이 비어 있어요"),
        Sentence("write a value or remove the key", ko: "값을 적거나 키를 지우세요"))
      return nil
    }
    return UntrustedText(text)
  }

  /// Describes the author's value of a key.
  static func value(of key: String, _ text: UntrustedText) -> Sentence {
    let text = text.sanitized()
    return Sentence("\"\(key)\" can't be \"\(text)\"", ko: "“\(key)” 값으로 쓸 수 없어요: “\(text)”")
  }
}

extension Node {
  var text: UntrustedText { UntrustedText(string ?? "") }
}
