/// A view with others in it, to which a screen reader comes one after the other.
package protocol HeardNode {
  var traits: ViewTraits { get }
  var children: [Self] { get }
}

extension PictureNode: HeardNode {}

extension HeardNode {
  /// What stands in it, in the order in which a screen reader comes to it: by `accessibilitySortPriority(_:)`,
  /// the higher the earlier, and else as in the source.
  package var childrenAsHeard: [Self] {
    let priorities = children.map(\.hearingPriority)
    guard priorities.contains(where: { $0 != 0 }) else { return children }
    return zip(children, priorities).enumerated().sorted {
      let (first, second) = ($0.element.1, $1.element.1)
      return first == second ? $0.offset < $1.offset : first > second
    }.map(\.element.0)
  }

  /// Its own priority, or that of the one view in it: what layout puts around a view is not heard by itself.
  private var hearingPriority: Double {
    if let own = traits.accessibilitySortPriority { return own }
    return children.count == 1 ? children[0].hearingPriority : 0
  }
}
