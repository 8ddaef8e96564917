package import Foundation

/// A view in the finished picture.
package struct PictureNode: Codable, Sendable {
  /// Its place in a walk from the root, parents first; display items refer to it.
  package var index: Int
  /// The view's or modifier's type as learners write it: `VStack`, `Text`, `frame`.
  package var type: String
  /// `accessibilityIdentifier(_:)`.
  package var identifier: String?
  /// In points, in the root's coordinates; not rounded.
  package var frame: CGRect
  /// What the view was offered when it was placed; nil for one that was not laid out.
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
