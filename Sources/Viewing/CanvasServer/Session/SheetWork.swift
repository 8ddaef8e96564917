import Canvas
import Drawing
import WorkerProtocol

/// The progress of drawing the contact sheet: every family in every mode and color scheme.
struct SheetWork {
  private var look: CanvasAppearance?
  private var generation = 0
  private(set) var pictures: [CanvasPicture] = []
  /// The index of the next part.
  private(set) var part = 0
  /// The number of the last picture; it counts down, because the numbers of the main pictures are positive.
  private var lastNumber = 0

  private static let kinds: [(mode: RenderingMode, isDark: Bool)] = RenderingMode.allCases
    .flatMap { [($0, false), ($0, true)] }

  static var parts: Int { kinds.count }

  /// Returns the preview options without the options that the contact sheet varies.
  private static func base(_ look: CanvasAppearance) -> CanvasAppearance {
    var look = look
    (look.preview, look.family, look.mode, look.isDark, look.place) = (nil, nil, nil, false, nil)
    return look
  }

  /// Returns whether parts of the contact sheet still have to be drawn.
  func isWanted(of look: CanvasAppearance, _ generation: Int) -> Bool {
    self.look != Self.base(look) || self.generation != generation || part < Self.parts
  }

  /// Returns the request for the next part, and starts over if the options or the code have changed.
  mutating func next(of look: CanvasAppearance, _ generation: Int) -> CanvasOrder? {
    let base = Self.base(look)
    if self.look != base || self.generation != generation {
      (self.look, self.generation, pictures, part) = (base, generation, [], 0)
    }
    guard part < Self.parts else { return nil }
    let kind = Self.kinds[part]
    return CanvasOrder(
      look: base, families: nil, modes: [kind.mode], isDark: kind.isDark, round: part + 1)
  }

  /// Adds the pictures of a part.
  ///
  /// Pictures that the phone shows in another mode are left out, because that mode's part contains them.
  mutating func add(_ drawn: [RenderedWidget]) -> [CanvasPicture] {
    let kind = Self.kinds[part]
    let added = drawn.filter { $0.request.mode == kind.mode }.map { picture in
      lastNumber -= 1
      return CanvasPicture(number: lastNumber, rendered: picture)
    }
    pictures += added
    return added
  }

  mutating func goOn() { part += 1 }

  /// Stops drawing until the options or the code change.
  mutating func giveUp() { part = Self.parts }
}
