import Yams

/// The plain values of a YAML file that isn't a pack's manifest, such as a project description.
///
/// Positions and mistakes aren't recorded.
package indirect enum PlainYAML: Hashable, Sendable {
  case text(String)
  case list([PlainYAML])
  case table([String: PlainYAML])

  /// Parses YAML; nil if it's invalid, nested too deeply or contains aliases.
  package init?(_ text: String) {
    guard ManifestAlias(in: text) == nil, let node = try? Yams.compose(yaml: text, Resolver.basic)
    else { return nil }
    self.init(node, depth: 0)
  }

  private init?(_ node: Node, depth: Int) {
    guard depth < Self.deepest else { return nil }
    switch node {
    case .scalar(let scalar): self = .text(scalar.string)
    case .sequence(let sequence):
      self = .list(sequence.compactMap { PlainYAML($0, depth: depth + 1) })
    case .mapping(let mapping):
      var table: [String: PlainYAML] = [:]
      for (key, value) in mapping {
        guard let name = key.string, let value = PlainYAML(value, depth: depth + 1) else {
          continue
        }
        table[name] = value
      }
      self = .table(table)
    case .alias: return nil
    }
  }

  private static let deepest = 40

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var list: [PlainYAML] { if case .list(let list) = self { list } else { [] } }
  package var table: [String: PlainYAML] { if case .table(let table) = self { table } else { [:] } }

  package subscript(key: String) -> PlainYAML? { table[key] }
}
