package import Foundation

/// The content of an image: its pixels, or the name of a missing file.
package indirect enum ImageContent: Hashable, Codable, Sendable {
  /// An image's pixels in 8-bit RGBA, not premultiplied, row by row from the top.
  case pixels(width: Int, height: Int, rgba: Data)
  /// An image without a file, drawn as a placeholder.
  case missing(name: String)
}

package struct ImageDrawing: Hashable, Codable, Sendable {
  /// The mode set with `Image.widgetAccentedRenderingMode(_:)`.
  package enum AccentedMode: String, Codable, Sendable {
    case accented, desaturated, accentedDesaturated, fullColor
  }

  package var content: ImageContent
  package var frame: CGRect
  /// The paint of a template image, which uses only the image's alpha.
  package var template: Paint?
  package var accentedMode: AccentedMode?
  package var name: String?
  /// The frame of one tile of a repeated image; `frame` is the filled area.
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
