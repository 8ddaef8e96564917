package import Drawing
package import Foundation

/// A text or symbol that can be seen in a picture as it is coloured.
package struct VisibleContent: Hashable, Sendable {
  /// The text in quotation marks, or the symbol's name.
  package var name: String
  /// In the picture's points.
  package var frame: CGRect

  /// Everything readable that a finished picture shows, in drawing order.
  package static func all(in picture: Picture) -> [VisibleContent] {
    SampledDrawing(picture.drawing).readableLeaves(moreThan: 0.2).compactMap { leaf in
      let name = leaf.text.map { "“\($0.trimmingCharacters(in: .whitespaces))”" }
      return (name ?? leaf.imageName).map { VisibleContent(name: $0, frame: leaf.frame) }
    }
  }
}
