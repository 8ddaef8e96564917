package import Foundation

/// The shape to which the system clips the content of the expanded Dynamic Island.
///
/// Apple publishes the island's radius. The distance is measured on a screenshot of iOS 26.
package enum ExpandedIsland {
  /// The island's corner radius in points.
  package static let cornerRadius = 44.0
  /// The distance between the island's edge and the shape, in points, unless the author's margins are smaller.
  package static let clearance = 14.0

  /// Returns whether the corners of the shape cut the letters of a text.
  ///
  /// - Parameters:
  ///   - frame: The text's frame in an island at the origin.
  ///   - size: The island's size.
  package static func cutsLetters(in frame: CGRect, of size: CGSize) -> Bool {
    let room = CGRect(origin: .zero, size: size).insetBy(dx: clearance, dy: clearance)
    // Content this close to the edge has smaller margins, which move the shape as well.
    guard !frame.isEmpty, room.contains(frame) else { return false }
    // The highest letters leave a fifth of the line free at its top and bottom.
    return cutsCorner(of: frame.insetBy(dx: 1, dy: min(frame.height, 20) * 0.2), in: room)
  }

  private static func cutsCorner(of rectangle: CGRect, in room: CGRect) -> Bool {
    let radius = cornerRadius - clearance
    let horizontal = max(
      room.minX + radius - rectangle.minX, rectangle.maxX - (room.maxX - radius), 0)
    let vertical = max(
      room.minY + radius - rectangle.minY, rectangle.maxY - (room.maxY - radius), 0)
    return (horizontal * horizontal + vertical * vertical).squareRoot() > radius
  }
}
