import Foundation

extension SymbolSketch {
  private typealias Pen = SketchPen

  /// Draws animals, decorations and things to carry.
  func belonging(_ name: String) -> [SymbolPart]? {
    switch name {
    case "balloon.2":
      balloon(x: 0.32, y: 0.34, radius: 0.26) + balloon(x: 0.72, y: 0.3, radius: 0.22)
    case "suitcase", "suitcase.rolling":
      [
        SymbolPart(
          Pen.box(0.04, 0.28, 0.92, 0.6, radius: 0.1).filled(isFilled),
          cutout: isFilled ? straps : nil),
        SymbolPart(Pen.line((0.34, 0.26), (0.34, 0.12), (0.66, 0.12), (0.66, 0.26), width: 0.08)),
      ] + (isFilled ? [] : [SymbolPart(straps)])
    case "frying.pan":
      [
        SymbolPart(Pen.circle(0.36, 0.6, 0.33).filled(isFilled)),
        SymbolPart(Pen.line((0.6, 0.36), (0.93, 0.07), width: 0.12)),
      ]
    case "staroflife": [SymbolPart(lifeStar.filled(isFilled, width: 0.06))]
    case "peacesign":
      [
        SymbolPart(
          Pen.joined([
            Pen.circle(0.5, 0.5, 0.44).filled(false),
            Pen.line((0.5, 0.08), (0.5, 0.92), width: 0.08),
            Pen.line((0.2, 0.8), (0.5, 0.5), (0.8, 0.8), width: 0.08),
          ]))
      ]
    case "laurel.leading": laurel
    case "eyes":
      [0.25, 0.75].map { x in
        let eye = Outline.ellipse(in: CGRect(x: x - 0.21, y: 0.14, width: 0.42, height: 0.72))
        let pupil = Outline.ellipse(in: CGRect(x: x - 0.14, y: 0.4, width: 0.2, height: 0.32))
        return isFilled
          ? SymbolPart(eye, cutout: pupil)
          : SymbolPart(Pen.joined([eye.filled(false), pupil]))
      }
    case "mustache":
      [
        SymbolPart(
          Pen.joined(
            [false, true].map { isRight in
              let half = Outline(elements: [
                .move(Pen.point(0.5, 0.42)),
                .curve(
                  to: Pen.point(0.02, 0.42), control1: Pen.point(0.34, 0.2),
                  control2: Pen.point(0.2, 0.62)),
                .curve(
                  to: Pen.point(0.5, 0.58), control1: Pen.point(0.04, 0.82),
                  control2: Pen.point(0.42, 0.78)), .close,
              ])
              return isRight ? half.mirrored : half
            }))
      ]
    case "lungs":
      [SymbolPart(Pen.line((0.5, 0.04), (0.5, 0.42), width: 0.08))]
        + [lung, lung.mirrored].map { SymbolPart($0.filled(isFilled)) }
    case "teddybear":
      [
        SymbolPart(
          Pen.joined([Pen.circle(0.2, 0.2, 0.16), Pen.circle(0.8, 0.2, 0.16)]).filled(isFilled),
          cutout: Pen.circle(0.5, 0.54, 0.42)),
        SymbolPart(
          Pen.circle(0.5, 0.54, 0.4).filled(isFilled), cutout: isFilled ? bearFace : nil),
      ] + (isFilled ? [] : [SymbolPart(bearFace)])
    case "tortoise": tortoise
    case "dog": [SymbolPart(dog.filled(isFilled, width: 0.06))]
    case "hare": [SymbolPart(hare.filled(isFilled, width: 0.06))]
    case "hand.point.up":
      IconOutlines.parts(of: "hand.point.right", isFilled: isFilled)?.map {
        $0.applying(.rotation(-.pi / 2).around(Pen.point(0.5, 0.5)))
      }
    case "shoeprints":
      [(0.3, 0.42), (0.7, 0.58)].map { x, y in
        SymbolPart(
          Pen.joined([
            .ellipse(in: CGRect(x: x - 0.15, y: y - 0.38, width: 0.3, height: 0.46)),
            .ellipse(in: CGRect(x: x - 0.12, y: y + 0.13, width: 0.24, height: 0.25)),
          ]).filled(isFilled, width: 0.06))
      }
    default: nil
    }
  }

  private func balloon(x: Double, y: Double, radius: Double) -> [SymbolPart] {
    let ball = Outline.ellipse(
      in: CGRect(x: x - radius, y: y - radius * 1.08, width: radius * 2, height: radius * 2.16))
    let knot = Pen.polygon(
      (x, y + radius * 1.05), (x + 0.06, y + radius * 1.05 + 0.08),
      (x - 0.06, y + radius * 1.05 + 0.08))
    let string = Pen.line(
      (x, y + radius * 1.05 + 0.08), (x - 0.05, 0.88), (x + 0.02, 0.97), width: 0.05)
    return [SymbolPart(ball.filled(isFilled)), SymbolPart(Pen.joined([knot, string]))]
  }

  private var straps: Outline {
    Pen.joined([0.24, 0.76].map { Pen.line(($0, 0.34), ($0, 0.82), width: 0.06) })
  }

  private var bearFace: Outline {
    Pen.joined([
      Pen.circle(0.34, 0.46, 0.05), Pen.circle(0.66, 0.46, 0.05),
      Outline.ellipse(in: CGRect(x: 0.4, y: 0.56, width: 0.2, height: 0.13)),
      Pen.arc(0.5, 0.68, 0.12, from: 0.05, to: 0.45, width: 0.05),
    ])
  }

  /// Three bars through one center, as a single contour.
  private var lifeStar: Outline {
    let (long, half) = (0.48, 0.11)
    return Pen.polygon(
      (0..<6).flatMap { arm -> [(Double, Double)] in
        let angle = Double(arm) * .pi / 3 - .pi / 2
        let (x, y) = (cos(angle), sin(angle))
        let inner = half / sin(.pi / 6)
        let next = angle + .pi / 6
        return [
          (0.5 + x * long + y * half, 0.5 + y * long - x * half),
          (0.5 + x * long - y * half, 0.5 + y * long + x * half),
          (0.5 + cos(next) * inner, 0.5 + sin(next) * inner),
        ]
      })
  }

  /// A branch with five leaves, open to the right.
  private var laurel: [SymbolPart] {
    let leaves = (0..<5).flatMap { step -> [Outline] in
      let angle = (0.36 + Double(step) * 0.072) * 2 * .pi
      let place = Pen.point(0.86 + 0.52 * cos(angle), 0.5 + 0.46 * sin(angle))
      let leaf = Outline.ellipse(in: CGRect(x: -0.17, y: -0.065, width: 0.3, height: 0.13))
      return [angle + .pi / 2 - 0.5, angle + .pi / 2 + 0.75].enumerated().map { side, turn in
        let away = side == 0 ? 0.11 : -0.1
        return leaf.applying(
          .rotation(turn).followed(
            by: .translation(x: place.x + away * cos(angle), y: place.y + away * sin(angle))))
      }
    }
    return [SymbolPart(Pen.joined(leaves))]
  }

  private var lung: Outline {
    Outline(elements: [
      .move(Pen.point(0.42, 0.36)),
      .curve(
        to: Pen.point(0.04, 0.86), control1: Pen.point(0.32, 0.04), control2: Pen.point(0.06, 0.36)),
      .curve(
        to: Pen.point(0.42, 0.78), control1: Pen.point(0.04, 1.0), control2: Pen.point(0.36, 0.94)),
      .close,
    ])
  }

  private var tortoise: [SymbolPart] {
    let shell = Outline(elements: [
      .move(Pen.point(0.06, 0.66)),
      .curve(
        to: Pen.point(0.72, 0.66), control1: Pen.point(0.06, 0.1), control2: Pen.point(0.72, 0.1)),
      .close,
    ])
    let rest = Pen.joined([
      Pen.box(0.76, 0.42, 0.22, 0.2, radius: 0.1), Pen.box(0.14, 0.7, 0.16, 0.16, radius: 0.05),
      Pen.box(0.5, 0.7, 0.16, 0.16, radius: 0.05), Pen.box(0.7, 0.54, 0.14, 0.14, radius: 0.06),
    ])
    return [SymbolPart(shell.filled(isFilled)), SymbolPart(rest)]
  }

  private var dog: Outline {
    Pen.polygon(
      (0.02, 0.3), (0.08, 0.26), (0.2, 0.42), (0.6, 0.42), (0.62, 0.14), (0.7, 0.2), (0.82, 0.22),
      (0.98, 0.32), (0.96, 0.42), (0.8, 0.46), (0.76, 0.62), (0.76, 0.92), (0.66, 0.92),
      (0.64, 0.68), (0.34, 0.68), (0.26, 0.92), (0.15, 0.92), (0.16, 0.56))
  }

  private var hare: Outline {
    Outline(elements: [
      .move(Pen.point(0.08, 0.62)),
      .curve(
        to: Pen.point(0.58, 0.4), control1: Pen.point(0.12, 0.32), control2: Pen.point(0.42, 0.3)),
      .curve(
        to: Pen.point(0.4, 0.06), control1: Pen.point(0.5, 0.3), control2: Pen.point(0.38, 0.14)),
      .curve(
        to: Pen.point(0.76, 0.34), control1: Pen.point(0.52, 0.04), control2: Pen.point(0.68, 0.16)),
      .curve(
        to: Pen.point(0.96, 0.56), control1: Pen.point(0.92, 0.34), control2: Pen.point(0.98, 0.46)),
      .curve(
        to: Pen.point(0.72, 0.64), control1: Pen.point(0.94, 0.64), control2: Pen.point(0.82, 0.66)),
      .line(Pen.point(0.78, 0.9)), .line(Pen.point(0.66, 0.9)), .line(Pen.point(0.54, 0.72)),
      .line(Pen.point(0.44, 0.9)), .line(Pen.point(0.12, 0.9)),
      .curve(
        to: Pen.point(0.08, 0.62), control1: Pen.point(0.04, 0.82), control2: Pen.point(0.06, 0.72)),
      .close,
    ])
  }

  private func hand(turned turn: Double) -> [SymbolPart] {
    SymbolComposition(isFilled: isFilled).parts(of: ["hand", "raised"]).map {
      $0.applying(
        AffineTransform2D.scale(x: 0.74, y: 0.74).followed(by: .rotation(turn * 2 * .pi))
          .around(Pen.point(0.5, 0.5)))
    }
  }
}

extension Outline {
  /// The outline reflected in the unit square, left to right.
  var mirrored: Outline {
    applying(.scale(x: -1, y: 1).around(SketchPen.point(0.5, 0.5)))
  }
}
