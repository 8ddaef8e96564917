import Canvas
import Foundation
import ImageFiles
import Processes
import Sentences
package import WorkerProtocol
package import Terminal

/// Prints pictures as pixels on terminals that support them.
package struct PixelPrinter {
  let choice: PictureWay
  let environment: [String: String]
  /// The terminal's width in cells.
  let columns: Int
  private let reportedCell: @Sendable () -> (width: Double, height: Double)?

  /// - Parameter reportedCell: Returns the size of a cell in pixels; nil if the terminal doesn't report it.
  package init(
    choice: PictureWay, environment: [String: String], columns: Int,
    reportedCell: @escaping @Sendable () -> (width: Double, height: Double)? = {
      WindowSize.cell(ofDescriptor: STDOUT_FILENO)
    }
  ) {
    self.choice = choice
    self.environment = environment
    self.columns = columns
    self.reportedCell = reportedCell
  }

  /// The width of a cell in points.
  private static let pointsOfCell = 8.0

  /// Returns the pictures as escape sequences, or nil to show cells.
  ///
  /// - Throws: `PictureFileError` if the chosen protocol needs a program that isn't installed.
  package func text(of pictures: [RenderedWidget], by printer: PicturePrinter) async throws
    -> String?
  {
    guard choice != .cells, !pictures.isEmpty else { return nil }
    var printer = printer
    printer.sheetWidth = sheetWidth
    return try await text(
      ofDocument: printer.svg(of: pictures), scale: pictures.first?.request.displayScale)
  }

  /// The width in points of a document that fills all columns.
  private var sheetWidth: Double { Self.sheetWidth(ofColumns: columns) }

  static func sheetWidth(ofColumns columns: Int) -> Double { Double(columns) * pointsOfCell }

  /// Returns the terminal's picture protocol, or nil to show cells.
  package func way() async -> PictureProtocol? {
    switch choice {
    case .cells: return nil
    case .auto:
      let way = await TerminalInquiry.pictures(isInTmux: isInTmux)
      // Without the program, Rings draws cells, and `doctor` names the missing program.
      return isPossible ? way : nil
    case .kitty, .iterm, .sixel: return PictureProtocol(rawValue: choice.rawValue)
    }
  }

  /// The way in which the terminal shows pictures, never `auto`.
  package var shownWay: PictureWay {
    get async { await way().flatMap { PictureWay(rawValue: $0.rawValue) } ?? .cells }
  }

  var isInTmux: Bool { environment["TMUX"]?.isEmpty == false }

  /// Returns an SVG document as escape sequences, or nil to show cells.
  ///
  /// - Parameter chosen: Pixels per point; nil for what fits the terminal.
  /// - Throws: `PictureFileError` if the chosen protocol needs a program that isn't installed.
  func text(ofDocument document: String, scale chosen: Double? = nil) async throws -> String? {
    guard let way = await way() else { return nil }
    let size = Self.size(of: document) ?? .zero
    let taken = min(Int((size.width / Self.pointsOfCell).rounded(.up)), columns)
    let usual = isInScreenPixels(way) ? cell.width / Self.pointsOfCell : 2
    let png = try await png(of: document, scale: scale(chosen ?? usual, of: size, way))
    switch way {
    case .kitty:
      return terminal.kitty(png: png, columns: isInScreenPixels(way) ? nil : taken)
    case .iterm: return terminal.iterm(png: png, columns: taken)
    case .sixel: return terminal.sixel(SixelImage(try ImageReader.pixels(of: png)).code)
    }
  }

  /// The size of a cell in pixels, or 8 × 16 if the terminal doesn't report it.
  package var cell: (width: Double, height: Double) { reportedCell() ?? (8, 16) }

  /// Returns whether a picture's pixels are the screen's, so that the terminal doesn't scale the picture.
  ///
  /// kitty 0.26 stretches a picture that has only a width or only a height in cells.
  private func isInScreenPixels(_ way: PictureProtocol) -> Bool {
    way == .sixel || way == .kitty && reportedCell() != nil
  }

  var terminal: TerminalPicture { TerminalPicture(isInTmux: isInTmux) }

  /// The maximum width and height of sixels, in pixels.
  ///
  /// xterm shows nothing of a picture beyond its `maxGraphicSize`, which is 1000 × 1000 by default.
  private var largestSixels: Double { environment["XTERM_VERSION"] == nil ? .infinity : 996 }

  /// Returns the wanted number of pixels per point, or a smaller one that the terminal can show.
  private func scale(_ wanted: Double, of size: CGSize, _ way: PictureProtocol) -> Double {
    switch way {
    case .sixel: min(wanted, largestSixels / max(size.width, size.height, 1))
    case .kitty where isInScreenPixels(way):
      min(wanted, Double(columns) * cell.width / max(size.width, 1))
    case .kitty, .iterm: wanted
    }
  }

  func png(of document: String, scale: Double) async throws -> Data {
    Data(try await PictureProgram.pixels(of: document, scale: scale, in: environment))
  }

  /// Returns the size of an SVG document in points.
  private static func size(of document: String) -> CGSize? {
    document.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/).flatMap { found in
      guard let width = Double(found.1), let height = Double(found.2), width > 0, height > 0
      else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// Whether the program that makes pixels is installed.
  package var isPossible: Bool { PictureProgram.converter.path(in: environment) != nil }
}

extension PixelPrinter {
  /// Returns an SVG document as rows among other lines, or nil to show cells.
  ///
  /// tmux passes pictures on but loses their position on the screen.
  ///
  /// - Parameter most: The maximum number of rows.
  package func rows(ofDocument document: String, atMost most: Int) async -> [StyledText]? {
    guard choice != .cells, !isInTmux, isPossible, let way = await way(),
      let size = Self.size(of: document)
    else { return nil }
    let cell = cell
    let fitting = min(
      cell.width / Self.pointsOfCell, Double(columns) * cell.width / size.width,
      Double(most) * cell.height / size.height)
    let scale = scale(fitting, of: size, way)
    let room = CanvasRoom(
      columns: Int((size.width * scale / cell.width).rounded(.up)),
      rows: Int((size.height * scale / cell.height).rounded(.up)))
    guard let picture = try? await picture(covering: room, of: document, size: size, way),
      let code = try? code(of: picture, way)
    else { return nil }
    return picture.rows(drawnBy: code)
  }

  /// Draws an SVG document as large as the given cells allow, with its aspect ratio.
  func picture(
    covering room: CanvasRoom, of document: String, size: CGSize, _ way: PictureProtocol
  ) async throws -> PixelPicture {
    let cell = cell
    let (width, height) = (
      cell.width * Double(room.columns) / max(size.width, 1),
      cell.height * Double(room.rows) / max(size.height, 1)
    )
    let fitting = min(width, height)
    let scale = isInScreenPixels(way) ? scale(fitting, of: size, way) : max(fitting, 2)
    return PixelPicture(
      png: try await png(of: document, scale: scale),
      columns: room.columns, rows: room.rows, fillsWidth: width <= height)
  }

  /// Returns the escape sequences that draw a picture at the cursor.
  ///
  /// - Parameter shown: The rows of cells to draw; nil for all.
  func code(
    of picture: PixelPicture, rows shown: Range<Int>? = nil, _ way: PictureProtocol
  ) throws -> String {
    guard way == .sixel || shown != nil else {
      return code(of: picture.png, covering: picture, rows: picture.rows, way)
    }
    var pixels = try ImageReader.pixels(of: picture.png)
    if let shown {
      let cell = cell
      let height =
        isInScreenPixels(way)
        ? cell.height
        : picture.fillsWidth
          ? cell.height * Double(pixels.width) / (cell.width * Double(picture.columns))
          : Double(pixels.height) / Double(picture.rows)
      let first = Int((Double(shown.lowerBound) * height).rounded())
      let end = Int((Double(shown.upperBound) * height).rounded())
      // The last row of cells may be empty.
      guard let part = pixels.rows(first..<end) else { return "" }
      pixels = part
    }
    if way == .sixel {
      // A picture that the terminal couldn't show larger is in the middle of its cells.
      let spare = Double(picture.columns) - Double(pixels.width) / cell.width
      let margin = shown == nil ? Int(spare / 2) : 0
      return (margin > 0 ? "\u{1B}[\(margin)C" : "") + terminal.handedOn(SixelImage(pixels).code)
    }
    let png = PNGFile.file(of: pixels) ?? picture.png
    return code(of: png, covering: picture, rows: shown?.count ?? picture.rows, way)
  }

  private func code(
    of png: Data, covering picture: PixelPicture, rows: Int, _ way: PictureProtocol
  ) -> String {
    let isScaled = !isInScreenPixels(way)
    let width = isScaled && picture.fillsWidth ? picture.columns : nil
    let height = isScaled && !picture.fillsWidth ? rows : nil
    return way == .kitty
      ? terminal.kitty(png: png, columns: width, rows: height)
      : terminal.iterm(png: png, columns: width, rows: height)
  }
}
