public import AppleFoundation

/// The distances a view prefers to its neighbours, edge by edge, in points.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ViewSpacing: Sendable {
  /// The distance between two views of which neither prefers one.
  package static let standard: CGFloat = 8

  /// What one edge prefers.
  struct Preference: Equatable, Sendable {
    /// A distance from any neighbour; nil leaves it to the neighbour.
    var distance: CGFloat?
    /// The font's leading where the edge is the top or bottom of a text: counts only against another
    /// text.
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

  /// A text's spacing: to another text above or below, only the lower font's leading.
  package init(textLeading: CGFloat) {
    self[.top].textLeading = textLeading
    self[.bottom].textLeading = textLeading
  }

  subscript(edge: Edge) -> Preference {
    get { preferences[Int(edge.rawValue)] }
    set { preferences[Int(edge.rawValue)] = newValue }
  }

  /// The same spacing with no preference left on `edges`.
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

  /// The distance to a view after this one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) =
      axis == .horizontal ? (self[.trailing], next[.leading]) : (self[.bottom], next[.top])
    if mine.textLeading != nil, let leading = its.textLeading { return leading }
    return [mine.distance, its.distance].compactMap { $0 }.max() ?? Self.standard
  }
}
