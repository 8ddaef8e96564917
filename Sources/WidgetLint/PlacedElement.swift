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
    return node.type
  }

  var isText: Bool { !(node.text ?? "").isEmpty }
  var isImage: Bool { node.traits.imageName != nil }
  /// Something a person can see by itself.
  var isLeaf: Bool { node.children.isEmpty && (isText || isImage || node.traits.fraction != nil) }

  var isControl: Bool { node.traits.action != nil }

  /// True inside a view that is marked `widgetAccentable()`.
  var hasAccentableAncestor: Bool {
    ancestors.contains { $0.traits.widgetAccentable == true }
  }
}
