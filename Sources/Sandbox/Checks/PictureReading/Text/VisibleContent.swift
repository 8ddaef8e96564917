package import Drawing
package import Foundation

/// Visible text or a visible symbol in a picture after recoloring.
package struct VisibleContent: Hashable, Sendable {
  /// The text in quotation marks, or the symbol's name.
  package var name: String
  /// The frame in the picture's points.
  package var frame: CGRect

  /// Returns all legible content of a finished picture, in drawing order.
  package static func all(in picture: Picture) -> [VisibleContent] {
    SampledDrawing(picture.drawing).readableLeaves(moreThan: 0.2).compactMap { leaf in
      let name = leaf.text.map { "“\($0.trimmingCharacters(in: .whitespaces))”" }
      return (name ?? leaf.imageName).map { VisibleContent(name: $0, frame: leaf.frame) }
    }
  }
}
