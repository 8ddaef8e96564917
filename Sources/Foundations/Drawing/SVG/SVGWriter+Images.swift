import Foundation
import ImageFiles

extension SVGWriter {
  mutating func image(_ image: ImageDrawing) -> String {
    switch image.content {
    case .missing(let name):
      let label = SVGNumber.escaped(image.name ?? name)
      let frame = Outline.rectangle(image.frame)
      return "<g aria-label=\"missing image \(label)\">\n"
        + shape(frame, .color(ImagePlaceholder.fill))
        + shape(ImagePlaceholder.cross(in: image.frame), .color(ImagePlaceholder.line)) + "</g>\n"
    case .pixels:
      if let tile = image.tile, image.template == nil {
        return shape(.rectangle(image.frame), .image(image.content, rect: tile))
      }
      let element = Self.imageElement(image.content, image.frame)
      guard let template = image.template else { return element + "\n" }
      return keep(shape(.rectangle(image.frame), template), within: element)
    }
  }

  /// Returns an `image` element with embedded pixels.
  static func imageElement(_ content: ImageContent, _ frame: CGRect) -> String {
    guard case .pixels(let width, let height, let rgba) = content,
      let png = PixelBuffer(width: width, height: height, rgba: rgba).flatMap(PNGFile.file(of:))
    else { return "" }
    return "<image x=\"\(SVGNumber.text(frame.minX))\" y=\"\(SVGNumber.text(frame.minY))\" "
      + "width=\"\(SVGNumber.text(frame.width))\" height=\"\(SVGNumber.text(frame.height))\" "
      + "preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(png.base64EncodedString())\"/>"
  }
}
