import Foundation
import Processes
import Sentences
package import Stage
package import Terminal

/// Pictures made of pixels, for terminals that can show them.
package struct PixelPrinter {
  let choice: PictureWay
  let environment: [String: String]
  /// In cells.
  let columns: Int

  package init(choice: PictureWay, environment: [String: String], columns: Int) {
    self.choice = choice
    self.environment = environment
    self.columns = columns
  }

  /// Points of a picture that are as wide as a cell.
  private static let pointsOfCell = 8.0

  /// The pictures as escape sequences; nil for cells.
  ///
  /// - Throws: `PictureFileError` where somebody asks for a way that needs a program which is not installed.
  package func text(of pictures: [RenderedWidget], by printer: PicturePrinter) async throws
    -> String?
  {
    guard choice != .cells, !pictures.isEmpty else { return nil }
    var printer = printer
    printer.sheetWidth = sheetWidth
    return try await text(ofDocument: printer.svg(of: pictures))
  }

  /// How wide a document is that takes all columns, in points.
  private var sheetWidth: Double { Self.sheetWidth(ofColumns: columns) }

  /// The same of any number of columns.
  static func sheetWidth(ofColumns columns: Int) -> Double { Double(columns) * pointsOfCell }

  /// The way that the terminal gets pictures; nil for cells.
  package func way() async -> PictureProtocol? {
    switch choice {
    case .cells: return nil
    case .auto:
      let way = await TerminalInquiry.pictures(isInTmux: isInTmux)
      // Where a program lacks, `doctor` names it, and cells are drawn meanwhile.
      guard let way, programs(for: way).allSatisfy({ $0.path(in: environment) != nil }) else {
        return nil
      }
      return way
    case .kitty, .iterm, .sixel: return PictureProtocol(rawValue: choice.rawValue)
    }
  }

  var isInTmux: Bool { environment["TMUX"]?.isEmpty == false }

  /// An SVG document as escape sequences; nil for cells.
  ///
  /// - Throws: `PictureFileError` where somebody asks for a way that needs a program which is not installed.
  func text(ofDocument document: String) async throws -> String? {
    guard let way = await way() else { return nil }
    let width = document.firstMatch(of: /width="([0-9.]+)"/).flatMap { Double($0.1) } ?? 0
    let taken = min(Int((width / Self.pointsOfCell).rounded(.up)), columns)
    let wrapped = TerminalPicture(isInTmux: isInTmux)
    // Sixels are pixels of the screen; the others are scaled by the terminal.
    let scale =
      way == .sixel
      ? WindowSize.cell(ofDescriptor: STDOUT_FILENO).width / Self.pointsOfCell : 2
    let png = try await png(of: document, scale: scale)
    switch way {
    case .kitty: return wrapped.kitty(png: png, columns: taken)
    case .iterm: return wrapped.iterm(png: png, columns: taken)
    case .sixel: return wrapped.sixel(try await sixels(of: png))
    }
  }

  func png(of document: String, scale: Double) async throws -> Data {
    Data(try await PictureProgram.pixels(of: document, scale: scale, in: environment))
  }

  func sixels(of png: Data) async throws -> String {
    let code = try await PictureProgram.sixel.output([], input: Array(png), in: environment)
    return String(decoding: code, as: UTF8.self)
  }

  func programs(for way: PictureProtocol) -> [PictureProgram] {
    way == .sixel ? [.converter, .sixel] : [.converter]
  }
}
