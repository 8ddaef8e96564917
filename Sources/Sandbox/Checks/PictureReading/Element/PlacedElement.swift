package import Drawing
package import Foundation

/// A view in a picture, with its type, frame, ancestors and descendants.
///
/// Extensions in this folder add its visibility, its name for messages, its VoiceOver text and its
/// prominence.
package struct PlacedElement: Sendable {
  package let node: PictureNode
  package let picture: ReadPicture

  package init(_ node: PictureNode, in picture: ReadPicture) {
    self.node = node
    self.picture = picture
  }

  /// The view's type as written in code: `Text`, `VStack`.
  package var type: String { node.type }
  /// The identifier set by `accessibilityIdentifier(_:)`.
  package var identifier: String? { node.identifier }
  /// The view's text, or `nil` for a view without text.
  package var text: String? { node.text }
  /// The layout frame in the picture's points.
  ///
  /// Layers may move the drawing elsewhere; see `leaves`.
  package var frame: CGRect { node.frame }

  /// The ancestors, nearest first.
  package var ancestors: [PictureNode] { picture.ancestors(of: node.index) }

  /// The view and its descendants, parents first, in source order.
  package var subtree: [PictureNode] {
    var found: [PictureNode] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      found.append(next)
      waiting.append(contentsOf: next.children.reversed())
    }
    return found
  }

  /// The leaves that the view and its descendants draw, back to front.
  package var leaves: [PlacedLeaf] {
    let indices = Set(subtree.map(\.index))
    return picture.leaves.filter { $0.node.map(indices.contains) ?? false }
  }
}

extension PlacedElement {
  package var isText: Bool { !(text ?? "").isEmpty }

  /// Whether the view is a symbol, a named image, or an image made from pixels, which has no name.
  package var isImage: Bool { node.traits.imageName != nil || type == "Image" }

  package var isSymbol: Bool { node.traits.isSymbol }

  package var isControl: Bool { node.traits.action != nil }

  /// Whether the view has visible content: text, an image, or a gauge without a label.
  package var isLeaf: Bool {
    isText || isImage || (node.traits.fraction != nil && node.children.isEmpty)
  }

  /// The names of all SF Symbols in the view, including those in text.
  package var symbolNames: [String] {
    if isSymbol { return node.traits.imageName.map { [$0] } ?? [] }
    return picture.leaves.filter { $0.node == node.index }.flatMap { leaf -> [String] in
      guard case .text(let line) = leaf.item.content else { return [] }
      return line.runs.compactMap(\.symbol)
    }
  }

  package var imageName: String? { isSymbol ? nil : node.traits.imageName }

  /// Whether the view is in the accent group of the accented mode, because `widgetAccentable()` is set on it
  /// or an ancestor.
  package var isAccented: Bool { node.traits.accent == .accent }

  package var isMarkedAccentable: Bool { node.traits.widgetAccentable == true }

  package var hasAccentableAncestor: Bool {
    ancestors.contains { $0.traits.widgetAccentable == true }
  }

  /// The size of the text or symbol in points as drawn, after `minimumScaleFactor` and `scaleEffect`, or 0 if
  /// the view has no font.
  package var fontSize: Double {
    leaves.compactMap(\.fontSize).max()
      ?? (node.traits.font?.size ?? 0) * (node.traits.textScale ?? 1)
  }

  /// The view's description for a search of the source.
  package var subject: PitfallSubject {
    PitfallSubject(
      node: node.index, type: type, text: text, imageName: node.traits.imageName,
      isSymbol: isSymbol, accent: node.traits.accent, owner: node.traits.owner,
      isBackground: picture.isBackground(node.index))
  }
}
