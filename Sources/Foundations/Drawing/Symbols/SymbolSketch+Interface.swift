import Foundation

extension SymbolSketch {
  private typealias Pen = SketchPen

  /// Draws signs of players, screens and instruments.
  func interface(_ name: String) -> [SymbolPart]? {
    if name == "goforward" || name.hasPrefix("goforward.") { return skip(name, isForward: true) }
    if name == "gobackward" || name.hasPrefix("gobackward.") { return skip(name, isForward: false) }
    switch name {
    case "plusminus":
      return [
        SymbolPart(
          Pen.joined([
            Pen.line((0.5, 0.06), (0.5, 0.62), width: 0.1),
            Pen.line((0.2, 0.34), (0.8, 0.34), width: 0.1),
            Pen.line((0.2, 0.88), (0.8, 0.88), width: 0.1),
          ]))
      ]
    case "arrowshape.forward":
      return [
        SymbolPart(
          Pen.polygon(
            (0.04, 0.32), (0.5, 0.32), (0.5, 0.1), (0.97, 0.5), (0.5, 0.9), (0.5, 0.68),
            (0.04, 0.68)
          ).filled(isFilled))
      ]
    case "chevron.compact.right":
      return [SymbolPart(Pen.line((0.4, 0.06), (0.6, 0.5), (0.4, 0.94), width: 0.1))]
    case "chevron.compact.up", "chevron.compact.down":
      let (edge, tip) = name.hasSuffix("up") ? (0.6, 0.4) : (0.4, 0.6)
      return [SymbolPart(Pen.line((0.06, edge), (0.5, tip), (0.94, edge), width: 0.1))]
    case "poweron": return [SymbolPart(Pen.line((0.5, 0.1), (0.5, 0.9), width: 0.1))]
    case "powersleep":
      return [SymbolPart(Pen.circle(0.5, 0.5, 0.42), cutout: Pen.circle(0.7, 0.36, 0.36))]
    case "quote", "quote.closing":
      let mark = Outline(elements: [
        .move(Pen.point(0.06, 0.3)), .line(Pen.point(0.4, 0.3)), .line(Pen.point(0.4, 0.54)),
        .curve(
          to: Pen.point(0.14, 0.84), control1: Pen.point(0.4, 0.7), control2: Pen.point(0.3, 0.82)),
        .line(Pen.point(0.12, 0.76)),
        .curve(
          to: Pen.point(0.24, 0.56), control1: Pen.point(0.2, 0.72), control2: Pen.point(0.24, 0.64)
        ),
        .line(Pen.point(0.06, 0.56)), .close,
      ])
      return [SymbolPart(Pen.joined([mark, mark.offset(x: 0.5, y: 0)]))]
    case "quote.opening":
      return interface("quote.closing")?.map {
        $0.applying(.rotation(.pi).around(Pen.point(0.5, 0.5)))
      }
    case "text.quote":
      let lines = [0.2, 0.5, 0.8].map { Pen.line((0.3, $0), ($0 < 0.7 ? 0.94 : 0.72, $0)) }
      return [
        SymbolPart(Pen.joined(lines)),
        SymbolPart(Pen.line((0.1, 0.16), (0.1, 0.84)), level: 1),
      ]
    case "livephoto":
      return [
        SymbolPart(Pen.circle(0.5, 0.5, 0.13)),
        SymbolPart(Pen.circle(0.5, 0.5, 0.27).filled(false, width: 0.06)),
      ]
        + (SymbolSketch(isFilled: false).frame("circle.dotted") ?? [])
    case "recordingtape":
      return [
        SymbolPart(
          Pen.joined([
            Pen.circle(0.22, 0.5, 0.18).filled(false), Pen.circle(0.78, 0.5, 0.18).filled(false),
            Pen.line((0.22, 0.68), (0.78, 0.68), width: 0.08),
          ]))
      ]
    case "sidebar.left":
      return panel(Pen.box(0.02, 0.14, 0.96, 0.72, radius: 0.12), Pen.box(0.32, 0.14, 0.06, 0.72))
    case "menubar.rectangle":
      return panel(Pen.box(0.02, 0.14, 0.96, 0.72, radius: 0.1), Pen.box(0.02, 0.28, 0.96, 0.06))
    case "widget.small":
      return panel(
        Pen.box(0.08, 0.08, 0.84, 0.84, radius: 0.22), Pen.box(0.26, 0.26, 0.48, 0.48, radius: 0.1))
    case "widget.medium":
      return panel(
        Pen.box(0.02, 0.2, 0.96, 0.6, radius: 0.18), Pen.box(0.16, 0.34, 0.3, 0.32, radius: 0.06))
    case "widget.large":
      return panel(
        Pen.box(0.08, 0.04, 0.84, 0.92, radius: 0.2), Pen.box(0.24, 0.2, 0.52, 0.3, radius: 0.08))
    case "deskclock":
      return [
        SymbolPart(
          Pen.circle(0.5, 0.44, 0.4).filled(isFilled), cutout: isFilled ? deskHands : nil),
        SymbolPart(
          Pen.polygon((0.2, 0.8), (0.8, 0.8), (0.92, 0.96), (0.08, 0.96)).filled(
            isFilled, width: 0.06)),
      ] + (isFilled ? [] : [SymbolPart(deskHands)])
    case "memories":
      return (sign("arrow.counterclockwise") ?? []) + [
        SymbolPart(Pen.line((0.5, 0.36), (0.5, 0.56), (0.62, 0.64), width: 0.07))
      ]
    case "barometer", "gauge.with.needle":
      return [
        SymbolPart(Pen.circle(0.5, 0.5, 0.44).filled(isFilled), cutout: isFilled ? needle : nil)
      ] + (isFilled ? [] : [SymbolPart(needle)])
    case "moonrise", "moonset":
      let isUp = name == "moonrise"
      let tip = isUp ? 0.62 : 0.78
      let moon = SymbolComposition(isFilled: true).parts(of: ["moon"]).map {
        $0.applying(.scale(x: 0.52, y: 0.52).followed(by: .translation(x: 0.24, y: 0.02)))
      }
      return moon + [
        SymbolPart(
          Pen.joined([
            Pen.line((0.38, 0.7), (0.5, tip), (0.62, 0.7), width: 0.07),
            Pen.line((0.06, 0.92), (0.94, 0.92), width: 0.08),
          ]))
      ]
    case "face.dashed":
      return (SymbolSketch(isFilled: false).frame("circle.dashed") ?? []) + [
        SymbolPart(
          Pen.joined([
            Pen.circle(0.35, 0.42, 0.06), Pen.circle(0.65, 0.42, 0.06),
            Pen.arc(0.5, 0.52, 0.2, from: 0.06, to: 0.44, width: 0.07),
          ]))
      ]
    default: return nil
    }
  }

  /// Draws a circling arrow around a number of seconds.
  private func skip(_ name: String, isForward: Bool) -> [SymbolPart]? {
    let words = name.split(separator: ".").map(String.init)
    let number = words.count == 2 ? numeral(words[1]) : []
    guard words.count <= 2, let number else { return nil }
    return (sign(isForward ? "arrow.clockwise" : "arrow.counterclockwise") ?? [])
      + number.map {
        $0.applying(.scale(x: 0.36, y: 0.36).followed(by: .translation(x: 0.32, y: 0.37)))
      }
  }

  private func panel(_ edge: Outline, _ mark: Outline) -> [SymbolPart] {
    isFilled
      ? [SymbolPart(edge, cutout: mark)]
      : [SymbolPart(edge.filled(false, width: 0.07)), SymbolPart(mark)]
  }

  private var deskHands: Outline { Pen.line((0.5, 0.2), (0.5, 0.46), (0.66, 0.54), width: 0.07) }

  private var needle: Outline {
    Pen.joined([
      Pen.circle(0.5, 0.5, 0.08), Pen.line((0.5, 0.5), (0.7, 0.26), width: 0.06),
      Pen.circle(0.24, 0.5, 0.04), Pen.circle(0.32, 0.3, 0.04), Pen.circle(0.5, 0.22, 0.04),
      Pen.circle(0.76, 0.5, 0.04),
    ])
  }
}
