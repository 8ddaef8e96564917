/// The box drawing characters of a frame around a picture or a form.
package struct PictureFrame: Sendable {
  package let topLeft, topRight, bottomLeft, bottomRight: String
  package let horizontal, vertical: String
  /// The ends of a horizontal divider.
  package let leftTee, rightTee: String

  package init(_ repertoire: CharacterRepertoire) {
    switch repertoire {
    case .unicode, .octants:
      (topLeft, topRight, bottomLeft, bottomRight) = ("╭", "╮", "╰", "╯")
      (horizontal, vertical) = ("─", "│")
      (leftTee, rightTee) = ("├", "┤")
    case .ascii:
      (topLeft, topRight, bottomLeft, bottomRight) = ("+", "+", "+", "+")
      (horizontal, vertical) = ("-", "|")
      (leftTee, rightTee) = ("+", "+")
    }
  }
}
