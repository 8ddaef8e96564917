import Drawing
import Foundation
import Stage

/// A view in a picture, with the views around it.
struct PlacedElement {
  let node: PictureNode
  /// The views around it, the outermost first.
  let ancestors: [PictureNode]

  /// Every view of a picture, parents first.
  static func all(in rendered: RenderedWidget) -> [PlacedElement] {
    var elements: [PlacedElement] = []
    func visit(_ node: PictureNode, _ ancestors: [PictureNode]) {
      elements.append(PlacedElement(node: node, ancestors: ancestors))
      for child in node.children { visit(child, ancestors + [node]) }
    }
    visit(rendered.picture.root, [])
    return elements
  }

  /// `Text “23°”`, `Image “sun.max.fill”`, `VStack`.
  var name: String {
    if let text = node.text { return "\(node.type) “\(text)”" }
    if let image = node.traits.imageName { return "\(node.type) “\(image)”" }
    if let identifier = node.identifier { return "\(node.type) “\(identifier)”" }
    if isControl, let label = spokenLabel { return "\(node.type) “\(label)”" }
    return node.type
  }

  var isText: Bool { !(node.text ?? "").isEmpty }
  /// A symbol, a named image, or one made of pixels, which has no name.
  var isImage: Bool { node.traits.imageName != nil || node.type == "Image" }
  var isSymbol: Bool { node.traits.isSymbol }
  /// Something a person can see by itself.
  var isLeaf: Bool {
    isText || isImage || (node.traits.fraction != nil && node.children.isEmpty)
  }
  var isControl: Bool { node.traits.action != nil }

  /// True where it, or a view around it, is hidden from VoiceOver: decoration.
  var isDecoration: Bool {
    node.traits.isAccessibilityHidden || ancestors.contains { $0.traits.isAccessibilityHidden }
  }

  /// True inside a view that is marked `widgetAccentable()`.
  var hasAccentableAncestor: Bool {
    ancestors.contains { $0.traits.widgetAccentable == true }
  }

  /// The opacity that the view and those around it leave of it, from 0 to 1.
  var opacity: Double { ancestors.reduce(node.traits.opacity) { $0 * $1.traits.opacity } }

  /// The view as a search through the source knows it.
  var subject: PitfallSubject {
    PitfallSubject(
      node: node.index, type: node.type, text: node.text, imageName: node.traits.imageName,
      accent: node.traits.accent, owner: node.traits.owner)
  }

  /// The view's own place, or that of the nearest view around it, where drawing recorded one.
  var recordedPlace: LintPlace? {
    for node in [node] + ancestors.reversed() {
      if let file = node.traits.file, let line = node.traits.line {
        return LintPlace(file: file, line: line)
      }
    }
    return nil
  }

  /// Everything inside the view, itself first.
  var subtree: [PictureNode] {
    var found: [PictureNode] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      found.append(next)
      waiting.append(contentsOf: next.children.reversed())
    }
    return found
  }

  private var spokenLabel: String? {
    subtree.lazy.compactMap { $0.traits.accessibilityLabel ?? $0.text ?? $0.traits.imageName }.first
  }
}
