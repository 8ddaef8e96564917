package import Foundation

/// The drawing of a picture, back to front, in points from the top-left corner.
package struct DisplayList: Hashable, Codable, Sendable {
  package var size: CGSize
  package var items: [DisplayItem]

  package init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}
