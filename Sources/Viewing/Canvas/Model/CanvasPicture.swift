package import Stage

/// A picture on the canvas, with a number that no other one has.
package struct CanvasPicture: Sendable {
  package let number: Int
  package let rendered: RenderedWidget

  package init(number: Int, rendered: RenderedWidget) {
    self.number = number
    self.rendered = rendered
  }

  /// What it is a picture of, whatever the code that drew it.
  var place: Place {
    Place(
      subject: rendered.request.subject, family: rendered.request.family,
      mode: rendered.request.mode.rawValue, isDark: rendered.request.isDark)
  }

  struct Place: Hashable {
    var subject: RenderRequest.Subject
    var family: PictureFamily
    var mode: String
    var isDark: Bool
  }
}
