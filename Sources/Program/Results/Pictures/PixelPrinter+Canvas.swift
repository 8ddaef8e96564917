package import Canvas
import Drawing
import Foundation
import PhoneFacts
import WorkerProtocol
import Terminal

extension PixelPrinter {
  /// Returns a source of pixels that cover cells of the screen, or nil if the terminal can't show pixels.
  ///
  /// tmux passes pictures on but loses their position on the screen.
  package func canvasPixels() async -> CanvasPixels? {
    guard choice != .cells, !isInTmux, isPossible, let way = await way() else { return nil }
    return CanvasPixels(way: way, cellAspect: cell.height / cell.width) { spot in
      switch spot.content {
      case .picture(let picture):
        let rendered = picture.rendered
        let drawn = try? await self.picture(
          covering: spot.room, of: Self.document(of: rendered), size: rendered.picture.size, way)
        return drawn.flatMap { try? code(of: $0, way) }
      case .figure(let figure, let rows):
        return try? code(of: figure, rows: rows == 0..<figure.rows ? nil : rows, way)
      }
    }
  }

  /// Returns the SVG document of a picture.
  ///
  /// Accessory widgets get a dark backdrop in place of the wallpaper, so that they are visible on any
  /// terminal background.
  private static func document(of rendered: RenderedWidget) -> String {
    var painter = SVGPainter()
    if rendered.request.family.widget?.isAccessory == true {
      let size = rendered.picture.size
      painter.backdrop = RGBA(red: 0.17, green: 0.2, blue: 0.3)
      painter.cornerRadius = min(
        min(size.width, size.height) / 2, size.width == size.height ? .infinity : 14)
    }
    return painter.paint(rendered.picture)
  }
}
