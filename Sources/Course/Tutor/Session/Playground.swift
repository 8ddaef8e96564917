import Terminal

/// A playground whose definitions are available to the lines typed later.
struct Playground: Sendable {
  /// The accepted definitions, in order.
  private(set) var definitions: [TypedCode.Definition] = []
  /// The definitions being compiled, not yet accepted.
  private(set) var pending: [TypedCode.Definition] = []

  /// The sources of all accepted and pending definitions.
  var sources: [String] { (definitions.filter { !isReplaced($0) } + pending).map(\.source) }

  /// The names of the definitions, each once.
  var names: [String] { definitions.compactMap(\.name) }

  /// Stores definitions until they compile.
  mutating func takeOnTrial(_ new: [TypedCode.Definition]) { pending = new }

  /// Accepts the pending definitions, replacing earlier definitions of the same name.
  mutating func keep() {
    definitions = definitions.filter { !isReplaced($0) } + pending
    pending = []
  }

  mutating func drop() { pending = [] }

  private func isReplaced(_ definition: TypedCode.Definition) -> Bool {
    guard let name = definition.name else { return false }
    return pending.contains { $0.name == name && !$0.isExtension }
  }
}
