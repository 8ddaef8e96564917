package import Drawing

/// A picture as the phone shows it, coloured for its mode, and what is needed to caption it.
package struct RenderedWidget: Codable, Sendable {
  /// The widget's `kind`; nil for a bare view.
  package var kind: String?
  /// What was asked for.
  package var request: RenderRequest
  /// What the phone shows.
  package var picture: Picture

  /// A picture, and the request that it answers.
  package init(kind: String?, request: RenderRequest, picture: Picture) {
    self.kind = kind
    self.request = request
    self.picture = picture
  }
}
