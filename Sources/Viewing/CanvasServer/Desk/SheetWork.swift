import Canvas
import Drawing
import Stage

/// The sheet of all pictures while it is drawn: every family in every mode and scheme.
struct SheetWork {
  private var look: CanvasLook?
  private var generation = 0
  private(set) var pictures: [CanvasPicture] = []
  /// The part that comes next, from 0.
  private(set) var part = 0
  /// Numbers of the stage's pictures are above 0.
  private var lastNumber = 0

  /// One mode in one scheme each.
  private static let kinds: [(mode: RenderingMode, isDark: Bool)] = RenderingMode.allCases
    .flatMap { [($0, false), ($0, true)] }

  static var parts: Int { kinds.count }

  /// What of a look the sheet goes by: it has all families, modes and schemes.
  private static func base(_ look: CanvasLook) -> CanvasLook {
    var look = look
    (look.family, look.mode, look.isDark, look.place) = (nil, nil, false, nil)
    return look
  }

  /// Whether something of the sheet of this look is still to be drawn.
  func isWanted(of look: CanvasLook, _ generation: Int) -> Bool {
    self.look != Self.base(look) || self.generation != generation || part < Self.parts
  }

  /// The order for the next part; another look, or other code, begins anew.
  mutating func next(of look: CanvasLook, _ generation: Int) -> CanvasOrder? {
    let base = Self.base(look)
    if self.look != base || self.generation != generation {
      (self.look, self.generation, pictures, part) = (base, generation, [], 0)
    }
    guard part < Self.parts else { return nil }
    let kind = Self.kinds[part]
    return CanvasOrder(
      look: base, families: nil, modes: [kind.mode], isDark: kind.isDark, round: part + 1)
  }

  /// Adds what was drawn for the part; what a phone shows in another mode stands there already.
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

  /// Draws no more until the look or the code is another.
  mutating func giveUp() { part = Self.parts }
}
