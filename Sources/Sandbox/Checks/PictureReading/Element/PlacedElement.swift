package import Drawing
package import Foundation

/// A view in a picture: what it is, where it stands, and what is around and inside it.
///
/// Its visibility, its name for people, what VoiceOver reads and how strongly it draws the eye are
/// told in the extensions beside this file.
package struct PlacedElement: Sendable {
  package let node: PictureNode
  package let picture: ReadPicture

  package init(_ node: PictureNode, in picture: ReadPicture) {
    self.node = node
    self.picture = picture
  }

  /// The view's type as learners write it: `Text`, `VStack`.
  package var type: String { node.type }
  /// `accessibilityIdentifier(_:)`.
  package var identifier: String? { node.identifier }
  /// What a text writes; nil for a view that writes nothing itself.
  package var text: String? { node.text }
  /// Where layout put it, in the picture's points; `leaves` know where layers moved what it draws.
  package var frame: CGRect { node.frame }

  /// The views around it, the nearest first.
  package var ancestors: [PictureNode] { picture.ancestors(of: node.index) }

  /// The view and everything inside it, parents first, in the order of the source.
  package var subtree: [PictureNode] {
    var found: [PictureNode] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      found.append(next)
      waiting.append(contentsOf: next.children.reversed())
    }
    return found
  }

  /// What the view and everything inside it draws, back to front.
  package var leaves: [PlacedLeaf] {
    let indices = Set(subtree.map(\.index))
    return picture.leaves.filter { $0.node.map(indices.contains) ?? false }
  }
}

extension PlacedElement {
  package var isText: Bool { !(text ?? "").isEmpty }

  /// A symbol, a named image, or one made of pixels, which has no name.
  package var isImage: Bool { node.traits.imageName != nil || type == "Image" }

  package var isSymbol: Bool { node.traits.isSymbol }

  /// A button, toggle or link.
  package var isControl: Bool { node.traits.action != nil }

  /// Something a person can see by itself: a text, an image, a gauge without a label.
  package var isLeaf: Bool {
    isText || isImage || (node.traits.fraction != nil && node.children.isEmpty)
  }

  /// The names of all SF Symbols that the view draws, those that stand in a text among them.
  package var symbolNames: [String] {
    if isSymbol { return node.traits.imageName.map { [$0] } ?? [] }
    return picture.leaves.filter { $0.node == node.index }.flatMap { leaf -> [String] in
      guard case .text(let line) = leaf.item.content else { return [] }
      return line.runs.compactMap(\.symbol)
    }
  }

  /// The name of an image that is no symbol.
  package var imageName: String? { isSymbol ? nil : node.traits.imageName }

  /// True in the accent group of the accented mode: at or under `widgetAccentable()`.
  package var isAccented: Bool { node.traits.accent == .accent }

  /// True where `widgetAccentable()` itself was written at the view.
  package var isMarkedAccentable: Bool { node.traits.widgetAccentable == true }

  /// True inside a view that is marked `widgetAccentable()`.
  package var hasAccentableAncestor: Bool {
    ancestors.contains { $0.traits.widgetAccentable == true }
  }

  /// The text's or symbol's size in points as it is drawn, after `minimumScaleFactor` and
  /// `scaleEffect`; 0 where the view has no font.
  package var fontSize: Double {
    leaves.compactMap(\.fontSize).max()
      ?? (node.traits.font?.size ?? 0) * (node.traits.textScale ?? 1)
  }

  /// The view as a search through the source knows it.
  package var subject: PitfallSubject {
    PitfallSubject(
      node: node.index, type: type, text: text, imageName: node.traits.imageName,
      isSymbol: isSymbol, accent: node.traits.accent, owner: node.traits.owner,
      isBackground: picture.isBackground(node.index))
  }
}
