package import Drawing

/// A picture as the phone shows it, colored for its mode, with the data for its caption.
package struct RenderedWidget: Codable, Sendable {
  /// The widget's `kind`; nil for a standalone view.
  package var kind: String?
  /// The request for the picture.
  package var request: RenderRequest
  /// The picture on the phone.
  package var picture: Picture

  /// Creates a picture with its request.
  package init(kind: String?, request: RenderRequest, picture: Picture) {
    self.kind = kind
    self.request = request
    self.picture = picture
  }
}
