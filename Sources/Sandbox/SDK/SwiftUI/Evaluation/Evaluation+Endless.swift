import Drawing

extension Evaluation {
  /// Returns the nodes of a body in the learner's code, or none if the body contains itself without end.
  ///
  /// An endless view would fill the picture up to the node limit, and its layout would take too long.
  func nodes(insideOf owner: Any.Type, _ nodes: () -> [LayoutNode]) -> [LayoutNode] {
    let identifier = ObjectIdentifier(owner)
    enter(identifier)
    defer { leave(identifier) }
    let nodes = nodes()
    return isEndless(identifier) ? [] : nodes
  }
}
