import Foundation

/// Where a layout would put its views: what it said when it was asked only to try.
final class PlacementRecord {
  typealias Place = (origin: CGPoint, proposal: ProposedViewSize)

  private var places: [ObjectIdentifier: Place] = [:]

  subscript(node: LayoutNode) -> Place? {
    get { places[ObjectIdentifier(node)] }
    set { places[ObjectIdentifier(node)] = newValue }
  }
}
