package import WorkerProtocol

package struct CanvasPicture: Sendable {
  package let number: Int
  package let rendered: RenderedWidget

  package init(number: Int, rendered: RenderedWidget) {
    self.number = number
    self.rendered = rendered
  }

  /// The subject and appearance of the picture, regardless of the code that drew it.
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
