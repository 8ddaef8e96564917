import Drawing

extension Evaluation {
  /// The nodes of a body of the learner's, which may contain itself.
  ///
  /// A view without end has as many parts as there is room for, whose layout takes longer than anybody waits,
  /// and the picture would be of those alone.
  func nodes(insideOf owner: Any.Type, _ nodes: () -> [LayoutNode]) -> [LayoutNode] {
    let identifier = ObjectIdentifier(owner)
    enter(identifier)
    defer { leave(identifier) }
    let nodes = nodes()
    return isEndless(identifier) ? [] : nodes
  }
}
