import Foundation

/// The positions that a layout gives its views in a trial placement.
final class PlacementRecord {
  typealias Place = (origin: CGPoint, proposal: ProposedViewSize)

  private var places: [ObjectIdentifier: Place] = [:]

  subscript(node: LayoutNode) -> Place? {
    get { places[ObjectIdentifier(node)] }
    set { places[ObjectIdentifier(node)] = newValue }
  }
}
