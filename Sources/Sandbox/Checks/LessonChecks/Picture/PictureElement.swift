package import Drawing
public import Foundation
package import PictureReading
package import Sentences
package import Stage

/// A view in the picture: a text, a symbol, a button, a stack.
///
/// The face that checks see of `PlacedElement`, which the lint and the pitfalls read as well.
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

  /// The view as every reader of pictures knows it.
  package var placed: PlacedElement { PlacedElement(node, in: picture.reading) }

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
    placed.subtree.dropFirst().map { PictureElement($0, in: picture) }
  }

  /// The views around this one, the nearest first.
  public var ancestors: [PictureElement] {
    placed.ancestors.map { PictureElement($0, in: picture) }
  }

  /// What the judge finds the learner's line by.
  package var failedView: CheckOutcome.FailedView {
    CheckOutcome.FailedView(
      type: type, text: text, imageName: node.traits.imageName, owner: node.traits.owner)
  }

  /// The view in words: `“23°”`, `the symbol sun.max.fill`, `the VStack`.
  public var name: String { SaidInCheck.text(nameSentence) }

  /// The view in words, in both languages.
  package var nameSentence: Sentence {
    switch placed.sign {
    case .text(let text): Sentence(verbatim: "“\(text)”")
    case .symbol(let name): Sentence("the symbol \(name)", ko: "\(name) 심벌")
    case .image(let name): Sentence("the image \(name)", ko: "\(name) 이미지")
    case .identifier(let identifier):
      Sentence("the view “\(identifier)”", ko: "“\(identifier)” 뷰")
    // What a control is labelled is its own question: `spokenText`.
    case .label, nil: Sentence("the \(type)", ko: "\(Self.korean[type] ?? type + " 뷰")")
    }
  }

  /// What people call controls, by their types.
  private static let korean = ["Button": "버튼", "Toggle": "스위치", "Link": "링크", "Gauge": "게이지"]
}

extension PictureElement: Equatable {
  /// True for the same view of the same picture.
  public static func == (first: PictureElement, second: PictureElement) -> Bool {
    first.node.index == second.node.index && first.picture.reading === second.picture.reading
  }
}
