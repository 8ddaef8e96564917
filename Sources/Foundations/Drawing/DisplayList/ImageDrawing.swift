package import Foundation

/// What an image shows: pixels, or the fact that it could not be found.
package indirect enum ImageContent: Hashable, Codable, Sendable {
  /// 8-bit RGBA, straight alpha, row by row from the top.
  case pixels(width: Int, height: Int, rgba: Data)
  /// No file of that name: drawn as a visible placeholder.
  case missing(name: String)
}

/// An image scaled into `frame`.
package struct ImageDrawing: Hashable, Codable, Sendable {
  /// `Image.widgetAccentedRenderingMode(_:)`.
  package enum AccentedMode: String, Codable, Sendable {
    case accented, desaturated, accentedDesaturated, fullColor
  }

  package var content: ImageContent
  package var frame: CGRect
  /// Set for template images: only the alpha counts, and this is the colour.
  package var template: Paint?
  package var accentedMode: AccentedMode?
  package var name: String?
  /// Set for images that repeat: the size and place of one of them; `frame` is what they fill.
  package var tile: CGRect?

  package init(
    content: ImageContent, frame: CGRect, template: Paint? = nil,
    accentedMode: AccentedMode? = nil, name: String? = nil, tile: CGRect? = nil
  ) {
    self.content = content
    self.frame = frame
    self.template = template
    self.accentedMode = accentedMode
    self.name = name
    self.tile = tile
  }
}
