import Drawing
import Foundation
import Testing

@Suite("Outlines")
struct OutlineTests {
  let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  private func area(_ outline: Outline) -> Double {
    let raster = Rasterizer(scale: CGSize(width: 4, height: 4)).raster(
      of: DisplayList(
        size: CGSize(width: 100, height: 100),
        items: [
          DisplayItem(.fill(outline: outline, paint: .color(.white), isEvenOdd: false))
        ]))
    return raster.ground.reduce(0) { $0 + Double($1.w) } / 16
  }

  @Test func shapesFillTheirArea() {
    #expect(abs(area(.rectangle(box)) - 1200) < 0.01)
    #expect(abs(area(.ellipse(in: box)) - .pi * 20 * 15) < 4)
    #expect(
      abs(area(.roundedRectangle(in: box, radius: 10, style: .circular)) - (1200 - (4 - .pi) * 100))
        < 2)
    #expect(abs(area(.capsule(in: box)) - (300 + .pi * 225)) < 3)
  }

  @Test func continuousCornersAreSlightlySmallerThanCircularOnes() {
    let circular = area(.roundedRectangle(in: box, radius: 8, style: .circular))
    let continuous = area(.roundedRectangle(in: box, radius: 8, style: .continuous))
    #expect(continuous < circular)
    #expect(continuous > circular - 12)
  }

  @Test func boundsFollowCurvesAndNotControlPoints() {
    let curve = Outline(elements: [
      .move(.zero), .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)),
    ])
    #expect(abs(curve.bounds.height - 5) < 0.1)
    #expect(Outline().bounds == .zero)
  }

  @Test func containmentSupportsBothFillRules() {
    let ring = Outline(
      elements: Outline.rectangle(box).elements
        + Outline.rectangle(box.insetBy(dx: 8, dy: 8)).elements)
    let middle = CGPoint(x: 30, y: 35)
    #expect(ring.contains(middle))
    #expect(!ring.contains(middle, isEvenOdd: true))
    #expect(ring.contains(CGPoint(x: 12, y: 22), isEvenOdd: true))
    #expect(!ring.contains(CGPoint(x: 9, y: 22)))
  }

  @Test func trimmingKeepsAFractionOfTheLength() {
    let circle = Outline.ellipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    for (from, to) in [(0.0, 0.25), (0.25, 0.75), (0.9, 1.0)] {
      let length = circle.trimmed(from: from, to: to).length
      #expect(abs(length - (to - from) * circle.length) < 0.1)
    }
    #expect(circle.trimmed(from: 0.6, to: 0.4).isEmpty)
    #expect(circle.trimmed(from: -1, to: 2) == circle)
    #expect(circle.trimmed(from: .nan, to: 1) == circle)
  }

  @Test func strokesCoverTheirWidth() {
    let line = Outline(elements: [.move(CGPoint(x: 10, y: 50)), .line(CGPoint(x: 60, y: 50))])
    #expect(abs(area(line.stroked(StrokePattern(width: 4))) - 200) < 0.5)
    #expect(abs(area(line.stroked(StrokePattern(width: 4, cap: .square))) - 216) < 0.5)
    #expect(abs(area(line.stroked(StrokePattern(width: 4, cap: .round))) - 212.5) < 1)
    let ring = Outline.ellipse(in: CGRect(x: 20, y: 20, width: 40, height: 40))
    #expect(abs(area(ring.stroked(StrokePattern(width: 6))) - .pi * 40 * 6) < 6)
  }

  @Test func mitersAreCutAtTheirLimit() {
    let corner = Outline(elements: [
      .move(CGPoint(x: 10, y: 60)), .line(CGPoint(x: 60, y: 60)), .line(CGPoint(x: 60, y: 10)),
    ])
    let miter = corner.stroked(StrokePattern(width: 8, join: .miter)).bounds
    let bevel = corner.stroked(StrokePattern(width: 8, join: .bevel))
    #expect(abs(miter.maxX - 64) < 0.01 && abs(miter.maxY - 64) < 0.01)
    #expect(!bevel.contains(CGPoint(x: 63.5, y: 63.5)))
    #expect(
      corner.stroked(StrokePattern(width: 8, join: .miter)).contains(CGPoint(x: 63.5, y: 63.5)))
  }

  @Test func dashesAlternate() {
    let line = Outline(elements: [.move(CGPoint(x: 0, y: 50)), .line(CGPoint(x: 100, y: 50))])
    let dashed = line.stroked(StrokePattern(width: 2, dash: [10, 10]))
    #expect(abs(area(dashed) - 100) < 1)
    #expect(dashed.contains(CGPoint(x: 5, y: 50)))
    #expect(!dashed.contains(CGPoint(x: 15, y: 50)))
    let shifted = line.stroked(StrokePattern(width: 2, dash: [10, 10], dashPhase: 10))
    #expect(!shifted.contains(CGPoint(x: 5, y: 50)))
  }

  @Test func nonFiniteNumbersAreOmitted() {
    let broken = Outline(elements: [
      .move(CGPoint(x: Double.nan, y: 0)), .line(CGPoint(x: 10, y: Double.infinity)),
      .line(CGPoint(x: 10, y: 10)),
    ])
    #expect(broken.bounds.width.isFinite)
    #expect(area(broken.stroked(StrokePattern(width: .nan))) == 0)
  }

  @Test func transformsConcatenateAndInvert() throws {
    let transform = AffineTransform2D.scale(x: 2, y: 3).followed(by: .rotation(0.7))
      .followed(by: .translation(x: 5, y: -4))
    let inverse = try #require(transform.inverse)
    let point = CGPoint(x: 3, y: 8)
    let back = inverse.apply(transform.apply(point))
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 8) < 1e-9)
    #expect(AffineTransform2D.scale(x: 0, y: 1).inverse == nil)
    // A quarter turn is clockwise on screen: right becomes down.
    let turned = AffineTransform2D.rotation(.pi / 2).apply(CGPoint(x: 1, y: 0))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
  }
}
