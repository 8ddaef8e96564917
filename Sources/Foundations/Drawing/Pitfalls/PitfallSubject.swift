/// A view that a pitfall is about, with what is needed to point at it in the source.
package struct PitfallSubject: Codable, Hashable, Sendable {
  /// The view's `PictureNode.index`; nil for drawings without a tree.
  package var node: Int?
  /// The view's type as learners write it: `Text`, `Color`, `Capsule`.
  package var type: String
  package var text: String?
  /// The name of an SF Symbol or image.
  package var imageName: String?
  /// True where the image is an SF Symbol.
  package var isSymbol: Bool
  /// The colour of a plain fill in one word of English, such as `black`.
  package var colorName: String?
  package var accent: AccentGroup
  /// The learner's view whose body made it.
  package var owner: String?
  /// True for what stands behind another view by `background`.
  package var isBackground: Bool

  package init(
    node: Int?, type: String, text: String? = nil, imageName: String? = nil,
    isSymbol: Bool = false, colorName: String? = nil, accent: AccentGroup = .primary,
    owner: String? = nil,
    isBackground: Bool = false
  ) {
    self.node = node
    self.type = type
    self.text = text
    self.imageName = imageName
    self.isSymbol = isSymbol
    self.colorName = colorName
    self.accent = accent
    self.owner = owner
    self.isBackground = isBackground
  }
}
