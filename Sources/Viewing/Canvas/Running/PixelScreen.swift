import Terminal

/// The pixels on a screen, and the escape sequences that update them.
package struct PixelScreen {
  private let pixels: CanvasPixels
  private var codes: [CodeName: Code] = [:]
  private var shown: Set<CanvasSpot.Name> = []

  private struct CodeName: Hashable {
    var number: Int
    var room: CanvasRoom
  }

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
    let wanted = spots.filter { codes[name($0)] == nil }
    for spot in wanted { codes[name(spot)] = .pending }
    return wanted
  }

  /// Returns whether pixels for some of these spots are in progress.
  ///
  /// The screen stays unchanged until they're ready, to avoid a flash of cells.
  package func isPending(_ spots: [CanvasSpot]) -> Bool {
    spots.contains { if case .pending? = codes[name($0)] { true } else { false } }
  }

  /// Whether the screen shows pixels.
  var isShowing: Bool { !shown.isEmpty }

  /// Stores the escape sequences for a spot; nil if there are none.
  package mutating func take(_ code: String?, for spot: CanvasSpot) {
    codes[name(spot)] = code.map(Code.ready) ?? .failed
    guard codes.count > Self.most else { return }
    // Only the newest pictures can be shown again.
    codes = codes.filter { $0.key.number > spot.picture.number - Self.most / 2 }
  }

  private static let most = 120

  /// Returns the numbers of pictures whose cells are covered by pixels.
  package func covered(_ spots: [CanvasSpot]) -> Set<Int> {
    Set(spots.filter { codes[name($0)]?.text != nil }.map(\.picture.number))
  }

  /// Returns the text to write after the screen's rows.
  ///
  /// - Parameter isTouched: Whether rows were written, which erases the pixels in most terminals.
  package mutating func update(to spots: [CanvasSpot], isTouched: Bool) -> String {
    let ready = spots.filter { codes[name($0)]?.text != nil }
    let names = Set(ready.map(\.name))
    guard isTouched || names != shown else { return "" }
    var written = ""
    // Kitty's pictures stay above the cells until they are removed.
    if pixels.way == .kitty, !shown.isSubset(of: names) {
      written += clearing
      shown = []
    }
    for spot in ready where pixels.way != .kitty || !shown.contains(spot.name) {
      guard let code = codes[name(spot)]?.text else { continue }
      written += "\u{1B}[\(spot.row + 1);\(spot.column + 1)H" + code
    }
    shown = names
    return written.isEmpty ? "" : "\u{1B}[?2026h\(written)\u{1B}[?2026l"
  }

  /// Forgets the visible spots after the screen was cleared.
  package mutating func forget() { shown = [] }

  /// The escape sequence that removes all pictures before another program uses the screen.
  package var clearing: String { pixels.way == .kitty ? TerminalPicture.kittyClearing : "" }

  private func name(_ spot: CanvasSpot) -> CodeName {
    CodeName(number: spot.picture.number, room: spot.room)
  }
}
