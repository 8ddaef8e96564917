/// A view that a pitfall affects, with the information to find it in the source.
package struct PitfallSubject: Codable, Hashable, Sendable {
  /// The view's `PictureNode.index`, or `nil` for drawings without a tree.
  package var node: Int?
  /// The view's type in source code: `Text`, `Color`, `Capsule`.
  package var type: String
  package var text: String?
  package var imageName: String?
  package var isSymbol: Bool
  /// The English name of a plain fill's color, such as `black`.
  package var colorName: String?
  package var accent: AccentGroup
  /// The learner's view whose body created this view.
  package var owner: String?
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
