import Foundation

/// A plain shape with a filled region, such as `rectangle.lefthalf.inset.filled`.
struct SymbolRegion {
  private let shape: Outline
  /// The filled region, in a unit square.
  private let region: CGRect
  private let isInset: Bool

  /// Creates a region from a symbol's words, or returns `nil` if they don't describe one.
  init?(_ words: ArraySlice<String>) {
    var words = Array(words)
    // SF Symbols 6 moved these words to the front.
    if words.starts(with: ["inset", "filled"]) {
      words = words.dropFirst(2) + ["inset", "filled"]
    }
    guard words.last == "filled" else { return nil }
    words.removeLast()
    isInset = words.last == "inset"
    if isInset { words.removeLast() }
    let isPortrait = words.contains("portrait")
    words.removeAll { $0 == "portrait" }
    guard let first = words.first, let shape = Self.shape(named: first, isPortrait: isPortrait),
      let region = Self.region(named: words.dropFirst().joined(separator: "."))
    else { return nil }
    self.shape = shape
    self.region = region
  }

  private static func shape(named name: String, isPortrait: Bool) -> Outline? {
    let wide =
      isPortrait
      ? CGRect(x: 0.16, y: 0.04, width: 0.68, height: 0.92)
      : CGRect(x: 0.02, y: 0.14, width: 0.96, height: 0.72)
    let flat =
      isPortrait
      ? CGRect(x: 0.24, y: 0.02, width: 0.52, height: 0.96)
      : CGRect(x: 0.02, y: 0.24, width: 0.96, height: 0.52)
    return switch name {
    case "circle": SketchPen.circle(0.5, 0.5, 0.46)
    case "square", "app": SketchPen.box(0.06, 0.06, 0.88, 0.88, radius: 0.16)
    case "rectangle": .roundedRectangle(in: wide, radius: 0.12)
    case "capsule": .capsule(in: flat)
    case "oval": .ellipse(in: flat)
    case "diamond": SketchPen.polygon((0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5))
    case "triangle": SketchPen.polygon((0.5, 0.08), (0.96, 0.9), (0.04, 0.9))
    default: nil
    }
  }

  /// Returns a region by its words, in a unit square.
  private static func region(named word: String) -> CGRect? {
    let (half, third) = (0.5, 1.0 / 3)
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    return switch word {
    case "": rect(0, 0, 1, 1)
    case "lefthalf", "leadinghalf": rect(0, 0, half, 1)
    case "righthalf", "trailinghalf": rect(half, 0, half, 1)
    case "tophalf": rect(0, 0, 1, half)
    case "bottomhalf": rect(0, half, 1, half)
    case "leftthird", "leadingthird": rect(0, 0, third, 1)
    case "rightthird", "trailingthird": rect(1 - third, 0, third, 1)
    case "topthird": rect(0, 0, 1, third)
    case "bottomthird": rect(0, 1 - third, 1, third)
    case "center": rect(0.25, 0.25, half, half)
    case "topleft", "topleading": rect(0, 0, half, half)
    case "topright", "toptrailing": rect(half, 0, half, half)
    case "bottomleft", "bottomleading": rect(0, half, half, half)
    case "bottomright", "bottomtrailing": rect(half, half, half, half)
    default: nil
    }
  }

  /// Returns the region, and the shape's contour around it.
  func parts() -> [SymbolPart] {
    let bounds = shape.bounds
    let margin = isInset ? 0.14 : 0
    let room = bounds.insetBy(dx: margin, dy: margin)
    let inner = shape.applying(
      .scale(x: room.width / bounds.width, y: room.height / bounds.height)
        .around(SketchPen.point(bounds.midX, bounds.midY)))
    let area = CGRect(
      x: room.minX + region.minX * room.width, y: room.minY + region.minY * room.height,
      width: region.width * room.width, height: region.height * room.height)
    let rest = SketchPen.joined([
      SketchPen.box(-1, -1, 3, area.minY + 1), SketchPen.box(-1, area.maxY, 3, 2),
      SketchPen.box(-1, -1, area.minX + 1, 3), SketchPen.box(area.maxX, -1, 2, 3),
    ])
    let isWhole = region.width == 1 && region.height == 1
    return [
      SymbolPart(inner, cutout: isWhole ? nil : rest),
      SymbolPart(shape.filled(false), level: 1),
    ]
  }
}
