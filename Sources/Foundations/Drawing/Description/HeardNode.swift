/// A view whose children VoiceOver reads in order.
package protocol HeardNode {
  var traits: ViewTraits { get }
  var children: [Self] { get }
}

extension PictureNode: HeardNode {}

extension HeardNode {
  /// The children in VoiceOver's order.
  ///
  /// Children with a higher `accessibilitySortPriority(_:)` come first, otherwise in source order.
  package var childrenAsHeard: [Self] {
    let priorities = children.map(\.hearingPriority)
    guard priorities.contains(where: { $0 != 0 }) else { return children }
    return zip(children, priorities).enumerated().sorted {
      let (first, second) = ($0.element.1, $1.element.1)
      return first == second ? $0.offset < $1.offset : first > second
    }.map(\.element.0)
  }

  /// The view's own priority or its only child's, because views that layout adds aren't read separately.
  private var hearingPriority: Double {
    if let own = traits.accessibilitySortPriority { return own }
    return children.count == 1 ? children[0].hearingPriority : 0
  }
}
