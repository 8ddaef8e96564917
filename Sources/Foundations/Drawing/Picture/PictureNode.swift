package import Foundation

/// A view in the finished picture.
package struct PictureNode: Codable, Sendable {
  /// The index in a preorder traversal; display items refer to it.
  package var index: Int
  /// The name of the view or modifier in source code: `VStack`, `Text`, `frame`.
  package var type: String
  /// The identifier set with `accessibilityIdentifier(_:)`.
  package var identifier: String?
  /// The frame in points, in the root's coordinates, not rounded.
  package var frame: CGRect
  /// The size proposed to the view when it was placed, or `nil` if it wasn't laid out.
  package var offer: LayoutOffer?
  package var text: String?
  package var isTruncated: Bool
  package var traits: ViewTraits
  package var children: [PictureNode]

  package init(
    index: Int, type: String, identifier: String? = nil, frame: CGRect,
    offer: LayoutOffer? = nil, text: String? = nil, isTruncated: Bool = false,
    traits: ViewTraits = ViewTraits(), children: [PictureNode] = []
  ) {
    self.index = index
    self.type = type
    self.identifier = identifier
    self.frame = frame
    self.offer = offer
    self.text = text
    self.isTruncated = isTruncated
    self.traits = traits
    self.children = children
  }
}
