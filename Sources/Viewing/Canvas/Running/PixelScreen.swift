import Terminal

/// The pixels on a screen, and the escape sequences that update them.
package struct PixelScreen {
  private let pixels: CanvasPixels
  private var codes: [CanvasSpot.Code: Code] = [:]
  /// The visible pictures, with the screen's rows that they cover.
  private var shown: [CanvasSpot.Name: Range<Int>] = [:]

  private enum Code {
    case pending
    /// There are no pixels, so cells are shown.
    case failed
    case ready(String)

    var text: String? { if case .ready(let text) = self { text } else { nil } }
  }

  package init(_ pixels: CanvasPixels) { self.pixels = pixels }

  /// Returns the spots that need pixels, each only once.
  package mutating func wanted(among spots: [CanvasSpot]) -> [CanvasSpot] {
    let wanted = spots.filter { codes[$0.code] == nil }
    for spot in wanted { codes[spot.code] = .pending }
    return wanted
  }

  /// Returns whether pixels for some of these spots are in progress.
  ///
  /// The screen stays unchanged until they're ready, to avoid a flash of cells.
  package func isPending(_ spots: [CanvasSpot]) -> Bool {
    spots.contains { if case .pending? = codes[$0.code] { true } else { false } }
  }

  /// Whether the screen shows pixels.
  var isShowing: Bool { !shown.isEmpty }

  /// Stores the escape sequences for a spot; nil if there are none.
  package mutating func take(_ code: String?, for spot: CanvasSpot) {
    codes[spot.code] = code.map(Code.ready) ?? .failed
    guard codes.count > Self.most else { return }
    // Only the newest pictures can be shown again. The parts of figures are made again quickly.
    let oldest = max((codes.keys.map(\.number).max() ?? 0) - Self.most / 2, 0)
    codes = codes.filter { $0.key == spot.code || $0.key.number > oldest }
  }

  private static let most = 120

  /// Returns the cells that pixels cover, by the pictures' numbers.
  package func covered(_ spots: [CanvasSpot]) -> [Int: CanvasRoom] {
    Dictionary(
      spots.filter { codes[$0.code]?.text != nil }.map {
        ($0.number, $0.filled(cellAspect: pixels.cellAspect))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the rows of pictures that move or disappear, which must be written again to erase them.
  package func stale(for spots: [CanvasSpot]) -> Set<Int> {
    guard pixels.way != .kitty else { return [] }
    let names = names(of: spots)
    return Set(shown.filter { names[$0.key] == nil }.flatMap(\.value))
  }

  private func names(of spots: [CanvasSpot]) -> [CanvasSpot.Name: Range<Int>] {
    Dictionary(
      spots.filter { codes[$0.code]?.text != nil }.map { ($0.name, $0.rows) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the text to write after the screen's rows.
  ///
  /// - Parameter isTouched: Whether rows were written, which erases the pixels in most terminals.
  package mutating func update(to spots: [CanvasSpot], isTouched: Bool) -> String {
    let names = names(of: spots)
    guard isTouched || names != shown else { return "" }
    var written = ""
    // Kitty's pictures stay above the cells until they are removed.
    if pixels.way == .kitty, shown.contains(where: { names[$0.key] == nil }) {
      written += clearing
      shown = [:]
    }
    for spot in spots where pixels.way != .kitty || shown[spot.name] == nil {
      guard let code = codes[spot.code]?.text else { continue }
      written += "\u{1B}[\(spot.row + 1);\(spot.column + 1)H" + code
    }
    shown = names
    return written.isEmpty ? "" : "\u{1B}[?2026h\(written)\u{1B}[?2026l"
  }

  /// Forgets the visible spots after the screen was cleared.
  package mutating func forget() { shown = [:] }

  /// The escape sequence that removes all pictures before another program uses the screen.
  package var clearing: String { pixels.way == .kitty ? TerminalPicture.kittyClearing : "" }
}
