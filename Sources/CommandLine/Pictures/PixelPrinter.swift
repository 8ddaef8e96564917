import Foundation
import Processes
import Sentences
import Stage
import Terminal

/// Pictures made of pixels, for terminals that can show them.
struct PixelPrinter {
  /// What somebody asks for.
  enum Choice: String, CaseIterable {
    /// What the terminal says that it knows; cells where it says nothing.
    case auto
    case cells, kitty, iterm, sixel
  }

  let choice: Choice
  let environment: [String: String]
  /// In cells.
  let columns: Int

  /// Points of a picture that are as wide as a cell.
  private static let pointsOfCell = 8.0

  /// The pictures as escape sequences; nil for cells.
  ///
  /// - Throws: `PictureFileError` where somebody asks for a way that needs a program which is not installed.
  func text(of pictures: [RenderedWidget], by printer: PicturePrinter) async throws -> String? {
    let isInTmux = environment["TMUX"]?.isEmpty == false
    let way: PictureProtocol?
    switch choice {
    case .cells: return nil
    case .auto:
      way = await TerminalInquiry.pictures(isInTmux: isInTmux)
      // Where a program lacks, `doctor` names it, and cells are drawn meanwhile.
      guard let way, programs(for: way).allSatisfy({ $0.path(in: environment) != nil }) else {
        return nil
      }
    case .kitty, .iterm, .sixel: way = PictureProtocol(rawValue: choice.rawValue)
    }
    guard let way, !pictures.isEmpty else { return nil }
    var printer = printer
    printer.sheetWidth = Double(columns) * Self.pointsOfCell
    let document = printer.svg(of: pictures)
    let width = document.firstMatch(of: /width="([0-9.]+)"/).flatMap { Double($0.1) } ?? 0
    let taken = min(Int((width / Self.pointsOfCell).rounded(.up)), columns)
    let wrapped = TerminalPicture(isInTmux: isInTmux)
    let scale = way == .sixel ? 1 : 2
    let png = Data(
      try await PictureProgram.converter.output(
        ["-z", "\(scale)", "-f", "png"], input: Array(document.utf8), in: environment))
    switch way {
    case .kitty: return wrapped.kitty(png: png, columns: taken)
    case .iterm: return wrapped.iterm(png: png, columns: taken)
    case .sixel:
      let code = try await PictureProgram.sixel.output([], input: Array(png), in: environment)
      return wrapped.sixel(String(decoding: code, as: UTF8.self))
    }
  }

  private func programs(for way: PictureProtocol) -> [PictureProgram] {
    way == .sixel ? [.converter, .sixel] : [.converter]
  }
}
