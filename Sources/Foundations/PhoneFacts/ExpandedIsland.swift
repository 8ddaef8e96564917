package import Foundation

/// The shape to which the system clips the content of the expanded Dynamic Island.
///
/// Apple publishes the island's radius. The distance is measured on a screenshot of iOS 26.
package enum ExpandedIsland {
  /// The island's corner radius in points.
  package static let cornerRadius = 44.0
  /// The distance between the island's edge and the shape, in points, unless the author's margins are smaller.
  package static let clearance = 14.0

  /// Returns whether the corners of the shape cut a rectangle in an island at the origin.
  package static func cutsCorner(of rectangle: CGRect, in size: CGSize) -> Bool {
    let room = CGRect(origin: .zero, size: size).insetBy(dx: clearance, dy: clearance)
    let radius = cornerRadius - clearance
    let horizontal = max(
      room.minX + radius - rectangle.minX, rectangle.maxX - (room.maxX - radius), 0)
    let vertical = max(
      room.minY + radius - rectangle.minY, rectangle.maxY - (room.maxY - radius), 0)
    return (horizontal * horizontal + vertical * vertical).squareRoot() > radius
  }
}
