package import Sentences
package import Drawing
public import Foundation
package import Stage

/// A view in the picture: a text, a symbol, a button, a stack.
public struct PictureElement: Sendable {
  package let node: PictureNode
  package let picture: RenderedPicture

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
  public var name: String { SaidInCheck.text(nameSentence) }

  package var nameSentence: Sentence {
    if let text, !text.isEmpty { return Sentence(verbatim: "“\(text)”") }
    if let symbolName { return Sentence("the symbol \(symbolName)", ko: "\(symbolName) 기호") }
    if let imageName { return Sentence("the image \(imageName)", ko: "\(imageName) 이미지") }
    if let identifier { return Sentence("the view “\(identifier)”", ko: "“\(identifier)” 뷰") }
    return Sentence("the \(type)", ko: "\(Self.korean[type] ?? type + " 뷰")")
  }

  /// What people call controls, by their types.
  private static let korean = ["Button": "버튼", "Toggle": "토글", "Link": "링크", "Gauge": "게이지"]
}

extension PictureElement: Equatable {
  /// True for the same view of the same picture.
  public static func == (first: PictureElement, second: PictureElement) -> Bool {
    first.node.index == second.node.index && first.picture.content === second.picture.content
  }
}
