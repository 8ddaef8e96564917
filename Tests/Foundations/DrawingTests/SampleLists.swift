import Drawing
import Foundation

/// Display lists as a layout creates them, for this target's tests.
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
        text(
          ["9AM", "10AM", "11AM", "12PM", "1PM"][index], x: middle, y: 54, size: 12,
          color: RGBA(white: 0.7), anchor: .center)
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

  /// The common mistake in accented mode: the widget's own opaque fill behind text.
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

  /// Gradients, effects, clips, masks, shadows and punched-out text in one picture.
  static var effects: DisplayList {
    let stops = [
      GradientStop(color: RGBA(hex: 0xFF375F), location: 0),
      GradientStop(color: RGBA(hex: 0xFFD60A), location: 0.5),
      GradientStop(color: RGBA(hex: 0x30D158), location: 1),
    ]
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let pixels = (0..<16).flatMap { index -> [UInt8] in
      let isDark = (index / 4 + index % 4).isMultiple(of: 2)
      return isDark ? [40, 40, 120, 255] : [250, 220, 120, 255]
    }
    return DisplayList(
      size: medium.size,
      items: [
        fill(.rectangle(medium), RGBA(hex: 0x101828)),
        DisplayItem(
          .stroke(
            outline: .ellipse(in: rect(20, 20, 60, 60)),
            paint: .angularGradient(
              stops: stops, center: CGPoint(x: 50, y: 50), startAngle: -.pi / 2, endAngle: 1.5 * .pi
            ), pattern: StrokePattern(width: 10))),
        DisplayItem(
          .fill(
            outline: .ellipse(in: rect(96, 20, 60, 60)),
            paint: .radialGradient(
              stops: stops, center: CGPoint(x: 126, y: 50), startRadius: 5, endRadius: 30),
            isEvenOdd: false)),
        DisplayItem(
          .fill(
            outline: .roundedRectangle(in: rect(172, 20, 70, 60), radius: 16),
            paint: .ellipticalGradient(
              stops: stops, rect: rect(172, 20, 70, 60), center: CGPoint(x: 207, y: 50),
              startRadius: 0, endRadius: 0.5), isEvenOdd: false)),
        DisplayItem(
          .layer(
            Layer(
              items: [
                fill(.roundedRectangle(in: rect(258, 20, 60, 60), radius: 14), RGBA(hex: 0x5E5CE6))
              ],
              shadow: Layer.Shadow(
                color: RGBA(white: 1, alpha: 0.6), radius: 6, offset: CGSize(width: 0, height: 4))))
        ),
        DisplayItem(
          .layer(
            Layer(
              items: [
                fill(.capsule(in: rect(20, 100, 110, 36)), .white),
                DisplayItem(
                  .layer(
                    Layer(
                      items: [
                        text("PUNCHED", x: 75, y: 107, size: 17, weight: 700, anchor: .center)
                      ], blendMode: .destinationOut))),
              ], isCompositingGroup: true))),
        DisplayItem(
          .layer(
            Layer(
              items: [
                DisplayItem(
                  .image(
                    ImageDrawing(
                      content: .pixels(width: 4, height: 4, rgba: Data(pixels)),
                      frame: rect(146, 96, 48, 48))))
              ], clip: .ellipse(in: rect(146, 96, 48, 48))))),
        DisplayItem(
          .image(
            ImageDrawing(
              content: .missing(name: "logo"), frame: rect(206, 96, 44, 44), name: "logo"))),
        DisplayItem(
          .layer(
            Layer(
              items: [
                DisplayItem(
                  .fill(
                    outline: .rectangle(rect(262, 96, 64, 44)),
                    paint: .linearGradient(
                      stops: stops, start: CGPoint(x: 262, y: 0), end: CGPoint(x: 326, y: 0)),
                    isEvenOdd: false))
              ], mask: [text("Mask", x: 294, y: 104, size: 20, weight: 700, anchor: .center)]))),
        fill(.rectangle(rect(20, 149, 300, 0.33)), RGBA(white: 1, alpha: 0.5)),
      ])
  }

  /// Symbols at sizes at which they are drawn as shapes.
  static var symbols: DisplayList {
    let names = [
      "sun.max.fill", "cloud.fill", "cloud.sun.fill", "cloud.rain.fill", "cloud.heavyrain.fill",
      "cloud.snow.fill", "cloud.bolt.rain.fill", "moon.stars.fill", "wind", "snowflake",
      "drop.fill", "thermometer", "umbrella.fill", "bolt.fill", "star.fill", "heart.fill",
      "battery.75", "arrow.clockwise", "arrow.up.right", "chevron.right", "checkmark.circle.fill",
      "xmark.circle", "plus", "play.fill", "pause.fill", "bell.fill", "bookmark.fill", "calendar",
      "clock.fill", "house.fill", "person.fill", "location.fill", "music.note", "lock.fill",
      "envelope.fill", "chart.bar.fill", "flame.fill", "leaf.fill", "book.fill",
      "cup.and.saucer.fill", "gearshape.fill", "magnifyingglass", "photo.fill", "camera.fill",
      "globe", "gift.fill", "crown.fill", "trophy.fill", "airplane", "car.fill", "figure.walk",
      "exclamationmark.triangle.fill", "exclamationmark.triangle", "sunrise.fill", "sunset.fill",
      "cloud.fog.fill",
    ]
    return DisplayList(
      size: CGSize(width: 420, height: 350),
      items: [fill(.rectangle(CGRect(x: 0, y: 0, width: 420, height: 350)), RGBA(hex: 0x1C1C1E))]
        + names.enumerated().map { index, name in
          symbol(
            name, x: 10 + Double(index % 10) * 41, y: 10 + Double(index / 10) * 56, size: 30,
            mode: .multicolor)
        })
  }

  static var letters: DisplayList {
    let lines = [
      "0123456789", "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklm", "nopqrstuvwxyz",
      "12:45 72% +3.5° $9",
    ]
    let size = CGSize(width: 400, height: 400)
    var items = lines.enumerated().map { index, line in
      text(line, x: 8, y: 4 + Double(index) * 50, size: 36, weight: index == 0 ? 300 : 400)
    }
    items.append(text("12:45 Bold", x: 8, y: 310, size: 40, weight: 700))
    items.append(text("64", x: 250, y: 300, size: 72, weight: 300))
    return DisplayList(
      size: size,
      items: [fill(.rectangle(CGRect(origin: .zero, size: size)), RGBA(hex: 0x1C1C1E))] + items)
  }
}
