package import Drawing

/// A picture as the phone shows it, colored for its mode, with the data for its caption.
package struct RenderedWidget: Codable, Sendable {
  /// The entry or state of a preview that a picture shows.
  package struct Preview: Codable, Hashable, Sendable {
    /// The preview's name.
    package var name: String
    /// The index of the entry or state.
    package var entry: Int
    /// The number of entries or states.
    package var entries: Int

    /// Creates a reference to a preview's entry or state.
    package init(name: String, entry: Int, entries: Int) {
      self.name = name
      self.entry = entry
      self.entries = entries
    }

    /// A caption such as `Rainy 2/3`.
    package var caption: String { entries > 1 ? "\(name) \(entry + 1)/\(entries)" : name }
  }

  /// The widget's `kind`; nil for a standalone view.
  package var kind: String?
  /// The request for the picture.
  package var request: RenderRequest
  /// The picture on the phone.
  package var picture: Picture
  /// The preview that the picture shows; nil for other pictures, and in the worker's responses.
  package var preview: Preview?

  /// Creates a picture with its request.
  package init(kind: String?, request: RenderRequest, picture: Picture) {
    self.kind = kind
    self.request = request
    self.picture = picture
  }
}
