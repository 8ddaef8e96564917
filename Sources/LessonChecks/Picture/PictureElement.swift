package import Drawing
public import Foundation
package import Stage

/// A view in the picture: a text, a symbol, a button, a stack.
public struct PictureElement: Sendable {
  /// The view as it was evaluated and laid out.
  package let node: PictureNode
  /// The picture that it is in.
  package let picture: RenderedPicture

  /// A view of a picture.
  package init(_ node: PictureNode, in picture: RenderedPicture) {
    self.node = node
    self.picture = picture
  }

  /// The view's type as learners write it: `Text`, `VStack`.
  public var type: String { node.type }

  /// `accessibilityIdentifier(_:)`.
  public var identifier: String? { node.identifier }

  /// What a text writes; nil for a view that writes nothing itself.
  public var text: String? { node.text }

  /// In points, in the picture's coordinates.
  public var frame: CGRect { node.frame }

  /// What is directly inside.
  public var children: [PictureElement] { node.children.map { PictureElement($0, in: picture) } }

  /// Everything inside, this view not included, in the order of the source.
  public var descendants: [PictureElement] {
    picture.content.subtree(of: node.index).dropFirst().map { PictureElement($0, in: picture) }
  }

  /// The views around this one, the nearest first.
  public var ancestors: [PictureElement] {
    picture.content.ancestors(of: node.index).map { PictureElement($0, in: picture) }
  }

  /// What the judge finds the learner's line by.
  package var failedView: CheckOutcome.FailedView {
    CheckOutcome.FailedView(
      type: type, text: text, imageName: node.traits.imageName, owner: node.traits.owner)
  }

  /// The view in words: `“23°”`, `the symbol sun.max.fill`, `the VStack`.
  public var name: String {
    if let text, !text.isEmpty { return "“\(text)”" }
    if let symbolName { return "the symbol \(symbolName)" }
    if let imageName { return "the image \(imageName)" }
    if let identifier { return "the view “\(identifier)”" }
    return "the \(type)"
  }
}

extension PictureElement: Equatable {
  /// True for the same view of the same picture.
  public static func == (first: PictureElement, second: PictureElement) -> Bool {
    first.node.index == second.node.index && first.picture.content === second.picture.content
  }
}
