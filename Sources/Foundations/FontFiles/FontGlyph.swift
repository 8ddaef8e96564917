import CFreeType
package import Foundation

/// A glyph's advance and outline, in em.
package struct FontGlyph: Sendable {
  /// A step of an outline, from the baseline's start, with y pointing down.
  package enum Step: Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package let advance: Double
  package let steps: [Step]
  /// The glyph's number in its face.
  let index: UInt32

  init(advance: Double, index: UInt32, steps: [Step]) {
    self.advance = advance
    self.index = index
    self.steps = steps
  }

  /// Returns the contours of an outline in font units.
  static func steps(of outline: inout FT_Outline, unitsPerEm: Double) -> [Step] {
    let pen = Pen(unitsPerEm: unitsPerEm)
    // FreeType returns to each contour's start, but doesn't report its end.
    var calls = FT_Outline_Funcs(
      move_to: { to, pen in Pen.call(pen, to) { $0.move(to: $1) } },
      line_to: { to, pen in Pen.call(pen, to) { $0.steps.append(.line($1)) } },
      conic_to: { control, to, pen in
        Pen.call(pen, to, control) { $0.steps.append(.quadCurve(to: $1, control: $2)) }
      },
      cubic_to: { first, second, to, pen in
        Pen.call(pen, to, first, second) {
          $0.steps.append(.curve(to: $1, control1: $2, control2: $3))
        }
      }, shift: 0, delta: 0)
    return withExtendedLifetime(pen) {
      let code = FT_Outline_Decompose(&outline, &calls, Unmanaged.passUnretained(pen).toOpaque())
      guard code == 0 else { return [] }
      pen.close()
      return pen.steps
    }
  }

  /// Collects the steps that FreeType reports.
  private final class Pen {
    let unitsPerEm: Double
    var steps: [Step] = []

    init(unitsPerEm: Double) {
      self.unitsPerEm = unitsPerEm
    }

    func close() {
      if !steps.isEmpty { steps.append(.close) }
    }

    func move(to point: CGPoint) {
      close()
      steps.append(.move(point))
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
      guard let vector = vector?.pointee else { return .zero }
      return CGPoint(x: Double(vector.x) / unitsPerEm, y: -Double(vector.y) / unitsPerEm)
    }

    static func call(
      _ pen: UnsafeMutableRawPointer?, _ to: UnsafePointer<FT_Vector>?,
      _ step: (Pen, CGPoint) -> Void
    ) -> Int32 {
      call(pen, to, nil) { pen, to, _ in step(pen, to) }
    }

    static func call(
      _ pen: UnsafeMutableRawPointer?, _ to: UnsafePointer<FT_Vector>?,
      _ control: UnsafePointer<FT_Vector>?, _ step: (Pen, CGPoint, CGPoint) -> Void
    ) -> Int32 {
      call(pen, to, control, nil) { pen, to, control, _ in step(pen, to, control) }
    }

    static func call(
      _ pen: UnsafeMutableRawPointer?, _ to: UnsafePointer<FT_Vector>?,
      _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
      _ step: (Pen, CGPoint, CGPoint, CGPoint) -> Void
    ) -> Int32 {
      guard let pen else { return 1 }
      let collector = Unmanaged<Pen>.fromOpaque(pen).takeUnretainedValue()
      step(collector, collector.point(to), collector.point(first), collector.point(second))
      return 0
    }
  }
}
