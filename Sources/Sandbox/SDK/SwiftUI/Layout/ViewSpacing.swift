public import AppleFoundation

/// A view's preferred distances to its neighbors at each edge, in points.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ViewSpacing: Sendable {
  /// The distance between two views without preferences.
  package static let standard: CGFloat = 8

  /// The preference at one edge.
  struct Preference: Equatable, Sendable {
    /// The distance from any neighbor, or `nil` to use the neighbor's preference.
    var distance: CGFloat?
    /// The font's leading at the top or bottom edge of text.
    ///
    /// It applies only next to other text.
    var textLeading: CGFloat?

    func union(_ other: Preference) -> Preference {
      Preference(
        distance: [distance, other.distance].compactMap { $0 }.max(),
        textLeading: [textLeading, other.textLeading].compactMap { $0 }.max())
    }
  }

  private var preferences = [Preference](repeating: Preference(), count: 4)

  public static let zero = ViewSpacing(distance: 0, edges: .all)

  public init() {}

  package init(distance: CGFloat, edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].distance = distance }
  }

  /// Creates the spacing of text.
  ///
  /// Next to other text above or below, only the leading of the lower text applies.
  package init(textLeading: CGFloat) {
    self[.top].textLeading = textLeading
    self[.bottom].textLeading = textLeading
  }

  subscript(edge: Edge) -> Preference {
    get { preferences[Int(edge.rawValue)] }
    set { preferences[Int(edge.rawValue)] = newValue }
  }

  /// Returns the same spacing without preferences on `edges`.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var copy = self
    for edge in Edge.allCases where edges.contains(edge) { copy[edge] = Preference() }
    return copy
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Returns the distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) =
      axis == .horizontal ? (self[.trailing], next[.leading]) : (self[.bottom], next[.top])
    if mine.textLeading != nil, let leading = its.textLeading { return leading }
    return [mine.distance, its.distance].compactMap { $0 }.max() ?? Self.standard
  }
}
