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
    return CanvasPixels(way: way) { picture, room in
      try? await covering(room, with: picture.rendered, way)
    }
  }

  /// Draws a picture that fits the given cells and keeps its aspect ratio.
  private func covering(
    _ room: CanvasRoom, with rendered: RenderedWidget, _ way: PictureProtocol
  ) async throws -> String {
    let cell = WindowSize.cell(ofDescriptor: STDOUT_FILENO)
    let size = rendered.picture.size
    let (width, height) = (cell.width * Double(room.columns), cell.height * Double(room.rows))
    let scale = min(width / max(size.width, 1), height / max(size.height, 1))
    let fillsWidth = width / max(size.width, 1) <= height / max(size.height, 1)
    let (columns, rows) = (fillsWidth ? room.columns : nil, fillsWidth ? nil : room.rows)
    let document = Self.document(of: rendered)
    let wrapped = TerminalPicture(isInTmux: false)
    let png = try await png(of: document, scale: way == .sixel ? scale : max(scale, 2))
    switch way {
    case .kitty: return wrapped.kitty(png: png, columns: columns, rows: rows)
    case .iterm: return wrapped.iterm(png: png, columns: columns, rows: rows)
    case .sixel: return try sixels(of: png)
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
