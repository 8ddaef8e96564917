import Drawing
import Foundation

/// Display lists as a layout would make them, for the tests of this target.
enum SampleLists {
  static func text(
    _ string: String, x: Double, y: Double, size: Double, weight: Int = 400,
    color: RGBA = .white, anchor: TextLine.Anchor = .leading, lineHeight: Double? = nil,
    accent: AccentGroup = .primary, width: Double? = nil, isTruncated: Bool = false
  ) -> DisplayItem {
    let font = FontDescription(size: size, weight: weight, lineHeight: lineHeight)
    let metrics = TextMetrics.sanFrancisco
    let natural = metrics.width(of: string, in: font)
    let left =
      switch anchor {
      case .leading: x
      case .center: x - natural / 2
      case .trailing: x - natural
      }
    return DisplayItem(
      .text(
        TextLine(
          runs: [
            TextLine.Run(
              string: string, font: font, paint: .color(color), width: width ?? natural)
          ],
          frame: CGRect(x: left, y: y, width: natural, height: metrics.lineHeight(of: font)),
          baseline: y + metrics.ascent(of: font), anchor: anchor, isTruncated: isTruncated)),
      accent: accent)
  }

  static func symbol(
    _ name: String, x: Double, y: Double, size: Double, colors: [RGBA] = [.white],
    mode: SymbolDrawing.RenderingMode = .monochrome, accent: AccentGroup = .primary
  ) -> DisplayItem {
    DisplayItem(
      .symbol(
        SymbolDrawing(
          name: name, frame: CGRect(x: x, y: y, width: size * 1.2, height: size * 1.15),
          font: FontDescription(size: size), paints: colors.map(Paint.color), renderingMode: mode)),
      accent: accent)
  }

  static func fill(
    _ outline: Outline, _ color: RGBA, accent: AccentGroup = .primary
  ) -> DisplayItem {
    DisplayItem(.fill(outline: outline, paint: .color(color), isEvenOdd: false), accent: accent)
  }

  static let small = CGRect(x: 0, y: 0, width: 158, height: 158)
  static let medium = CGRect(x: 0, y: 0, width: 338, height: 158)

  static func background(_ rect: CGRect, _ top: UInt32, _ bottom: UInt32) -> DisplayItem {
    DisplayItem(
      .layer(
        Layer(
          items: [
            DisplayItem(
              .fill(
                outline: .rectangle(rect),
                paint: .linearGradient(
                  stops: [
                    GradientStop(color: RGBA(hex: top), location: 0),
                    GradientStop(color: RGBA(hex: bottom), location: 1),
                  ], start: CGPoint(x: rect.midX, y: 0), end: CGPoint(x: rect.midX, y: rect.maxY)),
                isEvenOdd: false))
          ], role: .containerBackground)))
  }

  /// A small weather widget: symbol, large temperature, city, high and low.
  static var weather: DisplayList {
    DisplayList(
      size: small.size,
      items: [
        background(small, 0x3A7BD5, 0x173F7A),
        symbol("cloud.sun.fill", x: 16, y: 16, size: 26, colors: [.white], mode: .multicolor),
        text("23°", x: 16, y: 52, size: 36, weight: 300, accent: .accent),
        text("서울 Seoul", x: 16, y: 98, size: 15, weight: 600),
        text("H:27° L:19°", x: 16, y: 122, size: 11, color: RGBA(white: 1, alpha: 0.8)),
      ])
  }

  /// A medium widget: gauges, a progress bar, a button and five hours of weather.
  static var hours: DisplayList {
    var items: [DisplayItem] = [
      background(medium, 0x1C1C1E, 0x2C2C2E),
      text("San Francisco", x: 16, y: 14, size: 17, weight: 600),
      text("64°", x: 322, y: 8, size: 34, anchor: .trailing, accent: .accent),
    ]
    let symbols = ["sun.max.fill", "cloud.rain.fill", "cloud.bolt.fill", "snowflake", "moon.fill"]
    for (index, name) in symbols.enumerated() {
      let middle = 46 + Double(index) * 61.5
      items.append(
        text("\(index + 9)AM", x: middle, y: 54, size: 12, color: RGBA(white: 0.7), anchor: .center)
      )
      items.append(symbol(name, x: middle - 16, y: 72, size: 26, mode: .multicolor))
      items.append(
        text("\(60 + index)°", x: middle, y: 106, size: 15, weight: 500, anchor: .center))
    }
    items.append(
      fill(.capsule(in: CGRect(x: 16, y: 134, width: 306, height: 6)), RGBA(white: 1, alpha: 0.2)))
    items.append(
      fill(
        .capsule(in: CGRect(x: 16, y: 134, width: 180, height: 6)), RGBA(hex: 0x34C759),
        accent: .accent))
    return DisplayList(size: medium.size, items: items)
  }

  /// The disaster of the accented mode: an opaque fill of one's own behind text.
  static var block: DisplayList {
    DisplayList(
      size: small.size,
      items: [
        fill(.rectangle(small), RGBA(hex: 0x000000)),
        text("Balance", x: 16, y: 20, size: 15, weight: 600),
        text("₩128,400", x: 16, y: 50, size: 20, weight: 700, accent: .accent),
        fill(
          .roundedRectangle(in: CGRect(x: 16, y: 104, width: 126, height: 34), radius: 17),
          RGBA(hex: 0x0A84FF)),
        text("Top up", x: 79, y: 112, size: 15, anchor: .center),
      ])
  }

  /// An accessory circular gauge: ring, value, symbol.
  static var gauge: DisplayList {
    let rect = CGRect(x: 0, y: 0, width: 72, height: 72)
    let ring = Outline.ellipse(in: rect.insetBy(dx: 7, dy: 7))
    return DisplayList(
      size: rect.size,
      items: [
        DisplayItem(
          .stroke(
            outline: ring, paint: .color(RGBA(white: 1, alpha: 0.3)),
            pattern: StrokePattern(width: 6))),
        DisplayItem(
          .stroke(
            outline: ring.trimmed(from: 0, to: 0.65), paint: .color(.white),
            pattern: StrokePattern(width: 6, cap: .round))),
        text("65", x: 36, y: 26, size: 18, weight: 600, anchor: .center),
      ])
  }
}
