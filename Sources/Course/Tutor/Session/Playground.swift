import Terminal

/// Swift that was typed line by line: what was defined stays, and what comes later may use it.
struct Playground: Sendable {
  /// What was defined, in its order.
  private(set) var definitions: [TypedCode.Definition] = []
  /// What is being compiled, before it counts.
  private(set) var pending: [TypedCode.Definition] = []

  /// The source of everything that counts or is being compiled.
  var sources: [String] { (definitions.filter { !isReplaced($0) } + pending).map(\.source) }

  /// The names of what was defined, each once.
  var names: [String] { definitions.compactMap(\.name) }

  /// Takes definitions on trial.
  mutating func takeOnTrial(_ new: [TypedCode.Definition]) { pending = new }

  /// Keeps what is on trial, in the place of what was called the same.
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
