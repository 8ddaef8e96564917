import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor
struct ShapeTests {
  private func bounds(_ shape: some Shape, _ width: Double, _ height: Double) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)).boundingRect
  }

  @Test func aCircleIsCentered() {
    let rect = bounds(Circle(), 100, 40)
    #expect(abs(rect.minX - 30) < 0.01 && abs(rect.width - 40) < 0.1)
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 100, height: 40))
        == CGSize(width: 40, height: 40))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test func insetShapesShrinkByTheAmount() {
    #expect(bounds(Rectangle().inset(by: 5), 100, 40) == CGRect(x: 5, y: 5, width: 90, height: 30))
    #expect(Rectangle().inset(by: 30).path(in: CGRect(x: 0, y: 0, width: 100, height: 40)).isEmpty)
    let rounded = RoundedRectangle(cornerRadius: 10).inset(by: 4)
    #expect(abs(bounds(rounded, 100, 40).width - 92) < 0.01)
  }

  @Test func aBorderStaysInsideTheFrame() {
    let drawn = Drawn(Rectangle().strokeBorder(.red, lineWidth: 10))
    #expect(drawn.strokes.first?.outline.bounds == CGRect(x: 5, y: 5, width: 90, height: 90))
    #expect(drawn.strokes.first?.pattern.width == 10)
    #expect(drawn.strokes.first?.paint.name == "FF3B30")
  }

  @Test func fillAndStrokeChain() {
    let drawn = Drawn(Circle().fill(.yellow).stroke(.red, lineWidth: 2))
    #expect(drawn.fills.map(\.paint.name) == ["FFCC00"])
    #expect(drawn.strokes.map(\.paint.name) == ["FF3B30"])
    guard case .fill? = drawn.leaves.first?.item.content else {
      Issue.record("the fill lies behind the stroke")
      return
    }
  }

  @Test func aCustomShapeIsAView() {
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
    let drawn = Drawn(Triangle().foregroundStyle(.green).frame(width: 40, height: 20))
    #expect(drawn.nodes("Triangle").map(\.frame) == [CGRect(x: 30, y: 40, width: 40, height: 20)])
    #expect(drawn.fills.map(\.paint.name) == ["34C759"])
    #expect(drawn.fills.first?.outline.bounds == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test func trimmedCircleBeginsAtTheRight() {
    let quarter = Circle().trim(from: 0, to: 0.25).path(
      in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(quarter.boundingRect.minX > 49 && quarter.boundingRect.minY > 49)
  }

  @Test func movedShapesKeepTheirFrame() {
    #expect(
      bounds(Rectangle().offset(x: 10, y: 20), 10, 10)
        == CGRect(x: 10, y: 20, width: 10, height: 10))
    let turned = bounds(Rectangle().rotation(.degrees(90)), 40, 20)
    #expect(abs(turned.width - 20) < 1e-6 && abs(turned.midX - 20) < 1e-6)
    #expect(bounds(Rectangle().scale(0.5), 40, 20) == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      bounds(Rectangle().size(width: 5, height: 6), 40, 20).size == CGSize(width: 5, height: 6))
  }

  @Test func containerRelativeShapeIsConcentric() throws {
    let view = ContainerRelativeShape().padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    let outline = try #require(Drawn(view).fills.first?.outline)
    let expected = RoundedRectangle(cornerRadius: 30, style: .circular).inset(by: 10)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(outline.bounds == CGRect(x: 10, y: 10, width: 80, height: 80))
    // Inside a corner of radius 20 and outside a corner of radius 30.
    let corner = CGPoint(x: 16.5, y: 16.5)
    #expect(outline.contains(corner) == expected.contains(corner))
    #expect(outline.contains(CGPoint(x: 12, y: 12)) == false)
  }

  @Test func containerRelativeShapeAloneIsARectangle() {
    let drawn = Drawn(ContainerRelativeShape())
    #expect(drawn.fills.first?.outline.asRectangle == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func eachCornerOfAConcentricRectangleFollowsItsOwnCorner() throws {
    let view = ConcentricRectangle(
      topLeadingCorner: .fixed(0), bottomTrailingCorner: .concentric(minimum: 12)
    )
    .padding(.init(top: 10, leading: 10, bottom: 40, trailing: 10))
    .containerShape(RoundedRectangle(cornerRadius: 30))
    let outline = try #require(Drawn(view).fills.first?.outline)
    // The frame is 80 × 50 points at (10, 10).
    #expect(outline.contains(CGPoint(x: 10.5, y: 10.5)), "fixed: square")
    #expect(!outline.contains(CGPoint(x: 86, y: 14)), "concentric: radius 20")
    #expect(outline.contains(CGPoint(x: 10.5, y: 59.5)), "too far from the container's: square")
    #expect(!outline.contains(CGPoint(x: 89, y: 59)), "at least 12")
    #expect(outline.contains(CGPoint(x: 86, y: 56)), "at least 12")
  }

  @Test func uniformCornersTakeTheLargestRadius() throws {
    let view = ConcentricRectangle(corners: .concentric, isUniform: true)
      .padding(.init(top: 10, leading: 10, bottom: 40, trailing: 10))
      .containerShape(.rect(cornerRadius: 30))
    let outline = try #require(Drawn(view).fills.first?.outline)
    #expect(!outline.contains(CGPoint(x: 14, y: 56)))
  }

  @Test func unevenCornersAreSeparate() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 98)))
  }
}
