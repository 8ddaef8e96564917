package import Drawing
public import Foundation
package import PictureReading
package import Sentences
package import WorkerProtocol

/// A view in the picture, such as a `Text`, a symbol, a button or a stack.
///
/// This is the checks' interface to `PlacedElement`, which the lint and the pitfall recognizer also use.
public struct PictureElement: Sendable {
  /// The view after evaluation and layout.
  package let node: PictureNode
  /// The picture that contains the view.
  package let picture: RenderedPicture

  /// Creates an element for a view of a picture.
  package init(_ node: PictureNode, in picture: RenderedPicture) {
    self.node = node
    self.picture = picture
  }

  /// The view as an element of the analyzed picture.
  package var placed: PlacedElement { PlacedElement(node, in: picture.reading) }

  /// The view's type as written in code: `Text`, `VStack`.
  public var type: String { node.type }

  /// The identifier set by `accessibilityIdentifier(_:)`.
  public var identifier: String? { node.identifier }

  /// The view's text, or `nil` for a view without text.
  public var text: String? { node.text }

  /// The view's frame in points, in the picture's coordinates.
  public var frame: CGRect { node.frame }

  /// The view's direct children.
  public var children: [PictureElement] { node.children.map { PictureElement($0, in: picture) } }

  /// All descendants, without the view itself, in source order.
  public var descendants: [PictureElement] {
    placed.subtree.dropFirst().map { PictureElement($0, in: picture) }
  }

  /// The view's ancestors, nearest first.
  public var ancestors: [PictureElement] {
    placed.ancestors.map { PictureElement($0, in: picture) }
  }

  /// The description of the view that the judge uses to find the learner's line of code.
  package var failedView: CheckOutcome.FailedView {
    CheckOutcome.FailedView(
      type: type, text: text, imageName: node.traits.imageName, owner: node.traits.owner)
  }

  /// The view's name in a message: `“23°”`, `the symbol sun.max.fill`, `the VStack`.
  public var name: String { CheckSentences.text(nameSentence) }

  /// The view's name in both languages.
  package var nameSentence: Sentence {
    switch placed.sign {
    case .text(let text): Sentence(verbatim: "“\(text)”")
    case .symbol(let name): Sentence("the symbol \(name)", ko: "\(name) 심볼")
    case .image(let name): Sentence("the image \(name)", ko: "\(name) 이미지")
    case .identifier(let identifier):
      Sentence("the view “\(identifier)”", ko: "“\(identifier)” 뷰")
    // A control's label is part of `spokenText`, not of its name.
    case .label, nil: Sentence("the \(type)", ko: "\(Self.korean[type] ?? type + " 뷰")")
    }
  }

  /// The Korean names of controls, by type.
  private static let korean = ["Button": "버튼", "Toggle": "스위치", "Link": "링크", "Gauge": "게이지"]
}

extension PictureElement: Equatable {
  /// Returns whether both elements are the same view of the same picture.
  public static func == (first: PictureElement, second: PictureElement) -> Bool {
    first.node.index == second.node.index && first.picture.reading === second.picture.reading
  }
}
