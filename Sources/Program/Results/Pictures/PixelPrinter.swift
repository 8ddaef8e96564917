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

  package init(choice: PictureWay, environment: [String: String], columns: Int) {
    self.choice = choice
    self.environment = environment
    self.columns = columns
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

  var isInTmux: Bool { environment["TMUX"]?.isEmpty == false }

  /// Returns an SVG document as escape sequences, or nil to show cells.
  ///
  /// - Parameter chosen: Pixels per point; nil for what fits the terminal.
  /// - Throws: `PictureFileError` if the chosen protocol needs a program that isn't installed.
  func text(ofDocument document: String, scale chosen: Double? = nil) async throws -> String? {
    guard let way = await way() else { return nil }
    let width = document.firstMatch(of: /width="([0-9.]+)"/).flatMap { Double($0.1) } ?? 0
    let taken = min(Int((width / Self.pointsOfCell).rounded(.up)), columns)
    let wrapped = TerminalPicture(isInTmux: isInTmux)
    // Sixels are screen pixels; for the other protocols, the terminal scales the picture.
    let usual =
      way == .sixel
      ? WindowSize.cell(ofDescriptor: STDOUT_FILENO).width / Self.pointsOfCell : 2
    let png = try await png(of: document, scale: chosen ?? usual)
    switch way {
    case .kitty: return wrapped.kitty(png: png, columns: taken)
    case .iterm: return wrapped.iterm(png: png, columns: taken)
    case .sixel: return wrapped.sixel(try sixels(of: png))
    }
  }

  func png(of document: String, scale: Double) async throws -> Data {
    Data(try await PictureProgram.pixels(of: document, scale: scale, in: environment))
  }

  func sixels(of png: Data) throws -> String {
    SixelImage(try ImageReader.pixels(of: png)).code
  }

  /// Whether the program that makes pixels is installed.
  var isPossible: Bool { PictureProgram.converter.path(in: environment) != nil }
}
