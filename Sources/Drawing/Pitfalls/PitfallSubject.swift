/// A view that a pitfall is about, with what is needed to point at it in the source.
package struct PitfallSubject: Codable, Hashable, Sendable {
  /// The view's `PictureNode.index`; nil for drawings without a tree.
  package var node: Int?
  /// The view's type as learners write it: `Text`, `Color`, `Capsule`.
  package var type: String
  package var text: String?
  /// The name of an SF Symbol or image.
  package var imageName: String?
  /// The colour of a plain fill in one word of English, such as `black`.
  package var colorName: String?
  package var accent: AccentGroup
  /// The learner's view whose body made it.
  package var owner: String?
  /// True for what stands behind another view by `background`.
  package var isBackground: Bool

  package init(
    node: Int?, type: String, text: String? = nil, imageName: String? = nil,
    colorName: String? = nil, accent: AccentGroup = .primary, owner: String? = nil,
    isBackground: Bool = false
  ) {
    self.node = node
    self.type = type
    self.text = text
    self.imageName = imageName
    self.colorName = colorName
    self.accent = accent
    self.owner = owner
    self.isBackground = isBackground
  }
}

extension PitfallSubject {
  init(_ leaf: PlacedLeaf, in tree: PitfallTree) {
    let view = leaf.item.node.flatMap { tree.nodes[$0] }
    self.init(
      node: leaf.item.node, type: view?.type ?? leaf.typeName, text: view?.text ?? leaf.text,
      imageName: view?.traits.imageName ?? leaf.imageName, colorName: leaf.colorName,
      accent: leaf.item.accent, owner: view?.traits.owner,
      isBackground: view.map { tree.backgrounds.contains($0.index) } ?? false)
  }

  init(_ view: PictureNode) {
    self.init(
      node: view.index, type: view.type, text: view.text, imageName: view.traits.imageName,
      accent: view.traits.accent, owner: view.traits.owner)
  }
}

/// A picture's views by their index.
struct PitfallTree {
  let root: PictureNode
  let nodes: [Int: PictureNode]
  /// What stands behind another view by `background`.
  let backgrounds: Set<Int>

  init(_ root: PictureNode) {
    self.root = root
    var nodes: [Int: PictureNode] = [:]
    var backgrounds: Set<Int> = []
    var open = [root]
    while let node = open.popLast() {
      nodes[node.index] = node
      if node.type == "background", let first = node.children.first {
        backgrounds.insert(first.index)
      }
      open += node.children
    }
    self.nodes = nodes
    self.backgrounds = backgrounds
  }
}
