import Drawing
import Foundation
import Pixels

/// A small generator, so that a failing case can be repeated by its seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Random display lists of upright rectangles and images on whole points.
struct RandomLists {
  var generator: SeededGenerator
  static let side = 24

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func list() -> DisplayList {
    let size = CGSize(width: Self.side, height: Self.side)
    var items = items(count: Int.random(in: 1...5, using: &generator), depth: 0)
    if Bool.random(using: &generator) {
      var layer = Layer(items: [fill()], role: .containerBackground)
      if Bool.random(using: &generator) { layer.clip = .rectangle(rect()) }
      let background = DisplayItem(.layer(layer))
      items.insert(background, at: 0)
    }
    return DisplayList(size: size, items: items)
  }

  private mutating func items(count: Int, depth: Int) -> [DisplayItem] {
    (0..<count).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> DisplayItem {
    switch Int.random(in: 0..<(depth < 3 ? 10 : 6), using: &generator) {
    case 0..<4: fill()
    case 4..<6: image()
    default: layer(depth: depth)
    }
  }

  private mutating func fill() -> DisplayItem {
    let rect = rect()
    let paint: Paint =
      Bool.random(using: &generator)
      ? .color(color())
      : .linearGradient(
        stops: [
          GradientStop(color: color(), location: 0), GradientStop(color: color(), location: 1),
        ], start: CGPoint(x: 0, y: 0), end: CGPoint(x: Self.side, y: Self.side))
    return DisplayItem(
      .fill(outline: .rectangle(rect), paint: paint, isEvenOdd: false), accent: group())
  }

  private mutating func image() -> DisplayItem {
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let modes: [ImageDrawing.AccentedMode?] = [
      nil, .accented, .desaturated, .accentedDesaturated, .fullColor,
    ]
    let x = Double(Int.random(in: 0..<16, using: &generator))
    let y = Double(Int.random(in: 0..<16, using: &generator))
    return DisplayItem(
      .image(
        ImageDrawing(
          content: .pixels(width: 2, height: 2, rgba: Data(bytes)),
          frame: CGRect(x: x, y: y, width: 8, height: 8),
          template: Int.random(in: 0..<4, using: &generator) == 0 ? .color(color()) : nil,
          accentedMode: modes.randomElement(using: &generator) ?? nil)), accent: group())
  }

  private mutating func layer(depth: Int) -> DisplayItem {
    let count = Int.random(in: 1...3, using: &generator)
    var layer = Layer(items: items(count: count, depth: depth + 1))
    if Bool.random(using: &generator) {
      layer.opacity = Double.random(in: 0.1...1, using: &generator)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 { layer.clip = .rectangle(rect()) }
    if Int.random(in: 0..<4, using: &generator) == 0 { layer.mask = [fill(), image()] }
    layer.isCompositingGroup = Bool.random(using: &generator)
    if Int.random(in: 0..<5, using: &generator) == 0 { layer.colorEffects = [.luminanceToAlpha] }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      layer.transform = AffineTransform2D(
        a: 1, b: 0, c: 0, d: 1, tx: Double(Int.random(in: -6...6, using: &generator)),
        ty: Double(Int.random(in: -6...6, using: &generator)))
    }
    let modes: [LayerBlendMode] = [
      .normal, .normal, .normal, .normal, .destinationOut, .destinationOver, .sourceAtop,
      .plusLighter, .multiply, .screen,
    ]
    layer.blendMode = modes.randomElement(using: &generator) ?? .normal
    return DisplayItem(.layer(layer), accent: group())
  }

  private mutating func rect() -> CGRect {
    let x = Int.random(in: 0..<Self.side - 1, using: &generator)
    let y = Int.random(in: 0..<Self.side - 1, using: &generator)
    return CGRect(
      x: x, y: y, width: Int.random(in: 1...Self.side - x, using: &generator),
      height: Int.random(in: 1...Self.side - y, using: &generator))
  }

  private mutating func color() -> RGBA {
    RGBA(
      red: Double.random(in: 0...1, using: &generator),
      green: Double.random(in: 0...1, using: &generator),
      blue: Double.random(in: 0...1, using: &generator),
      alpha: Bool.random(using: &generator) ? 1 : Double.random(in: 0...1, using: &generator))
  }

  private mutating func group() -> AccentGroup {
    Bool.random(using: &generator) ? .accent : .primary
  }
}
