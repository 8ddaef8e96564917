import Foundation

/// Writes pictures as standalone SVG documents.
package struct SVGPainter: Sendable {
  /// The title, which screen readers read and browsers show as a tooltip.
  package var title: String
  /// The description of the picture; see `PictureDescription`.
  package var description: String
  /// The corner radius of the picture's clip in points, or `nil` for no clip.
  package var cornerRadius: Double?
  /// The color behind transparent areas.
  package var backdrop: RGBA?

  package init(
    title: String = "Widget", description: String = "", cornerRadius: Double? = nil,
    backdrop: RGBA? = nil
  ) {
    self.title = title
    self.description = description
    self.cornerRadius = cornerRadius
    self.backdrop = backdrop
  }

  package func paint(_ picture: Picture) -> String { paint(picture.drawing) }

  package func paint(_ list: DisplayList) -> String { element(of: list) }

  /// Returns the picture as an `svg` element.
  ///
  /// - Parameters:
  ///   - origin: The position in a larger document, or `nil` for a standalone document.
  ///   - prefix: A prefix for the element's ids, to keep them unique in a document.
  func element(of list: DisplayList, at origin: CGPoint? = nil, prefix: String = "") -> String {
    var writer = SVGWriter(size: list.size, prefix: prefix)
    var content = writer.group(of: list.items)
    let (width, height) = (SVGNumber.text(list.size.width), SVGNumber.text(list.size.height))
    if let backdrop {
      content =
        "<rect width=\"\(width)\" height=\"\(height)\" \(writer.fill(.color(backdrop)))/>\n"
        + content
    }
    if let cornerRadius {
      let outline = Outline.roundedRectangle(
        in: CGRect(origin: .zero, size: list.size), radius: cornerRadius)
      let clip = writer.define {
        "<clipPath id=\"\($0)\"><path d=\"\(SVGNumber.path(outline))\"/></clipPath>"
      }
      content = "<g clip-path=\"url(#\(clip))\">\n\(content)</g>\n"
    }
    let words =
      description.isEmpty
      ? "" : "<desc id=\"\(prefix)description\">\(SVGNumber.escaped(description))</desc>\n"
    let definitions = writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n"
    let place =
      origin.map { "x=\"\(SVGNumber.text($0.x))\" y=\"\(SVGNumber.text($0.y))\" " }
      ?? "xmlns=\"http://www.w3.org/2000/svg\" "
    return """
      <svg \(place)width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(prefix)title\(words.isEmpty ? "" : " \(prefix)description")">
      <title id="\(prefix)title">\(SVGNumber.escaped(title))</title>
      \(words)\(definitions)\(content)</svg>

      """
  }
}
