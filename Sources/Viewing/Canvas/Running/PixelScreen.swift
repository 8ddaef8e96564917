import Terminal

/// The pixels on a screen: what is to be written so that it shows others.
package struct PixelScreen {
  private let pixels: CanvasPixels
  private var codes: [CodeName: Code] = [:]
  private var shown: Set<CanvasSpot.Name> = []

  private struct CodeName: Hashable {
    var number: Int
    var room: CanvasRoom
  }

  private enum Code {
    /// It is being made.
    case pending
    /// None can be made: cells are shown.
    case failed
    case ready(String)

    var text: String? { if case .ready(let text) = self { text } else { nil } }
  }

  package init(_ pixels: CanvasPixels) { self.pixels = pixels }

  /// The spots for which pixels are to be made; each is told once.
  package mutating func wanted(among spots: [CanvasSpot]) -> [CanvasSpot] {
    let wanted = spots.filter { codes[name($0)] == nil }
    for spot in wanted { codes[name(spot)] = .pending }
    return wanted
  }

  /// Whether pixels of some of these are on their way: until then the screen stays as it is, so that no
  /// cells flash up in between.
  package func isPending(_ spots: [CanvasSpot]) -> Bool {
    spots.contains { if case .pending? = codes[name($0)] { true } else { false } }
  }

  /// Keeps what was made for a spot; nil where nothing could be.
  package mutating func take(_ code: String?, for spot: CanvasSpot) {
    codes[name(spot)] = code.map(Code.ready) ?? .failed
    guard codes.count > Self.most else { return }
    // Only the newest pictures are shown again.
    codes = codes.filter { $0.key.number > spot.picture.number - Self.most / 2 }
  }

  private static let most = 120

  /// The pictures whose cells are covered by pixels.
  package func covered(_ spots: [CanvasSpot]) -> Set<Int> {
    Set(spots.filter { codes[name($0)]?.text != nil }.map(\.picture.number))
  }

  /// What is to be written after the screen's rows were.
  ///
  /// - Parameter isTouched: True where rows were written, over which most terminals forget their pixels.
  package mutating func update(to spots: [CanvasSpot], isTouched: Bool) -> String {
    let ready = spots.filter { codes[name($0)]?.text != nil }
    let names = Set(ready.map(\.name))
    guard isTouched || names != shown else { return "" }
    var written = ""
    // Kitty's pictures lie above the cells until they are taken away.
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

  /// Forgets what is shown: the screen is blank.
  package mutating func forget() { shown = [] }

  /// What takes everything away before somebody else has the screen.
  package var clearing: String { pixels.way == .kitty ? TerminalPicture.kittyClearing : "" }

  private func name(_ spot: CanvasSpot) -> CodeName {
    CodeName(number: spot.picture.number, room: spot.room)
  }
}
