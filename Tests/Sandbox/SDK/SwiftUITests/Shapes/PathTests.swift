import Drawing
import Foundation
import SwiftUI
import Testing

struct PathTests {
  private func near(_ a: CGPoint?, _ b: CGPoint) -> Bool {
    guard let a else { return false }
    return abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  @Test func aDescriptionParsesBack() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3.5, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
      path.closeSubpath()
    }
    #expect(path.description == "1 2 m 3.5 4 l 7 8 5 6 q 2 2 3 3 1 1 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 m") == nil)
    #expect(Path("1 2 m 3") == nil)
    #expect(Path("") == Path())
  }

  @Test func aCounterclockwiseArcIsClockwiseOnScreen() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(near(path.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(path.boundingRect.maxX <= 10.001 && path.boundingRect.minX > -0.001)
  }

  @Test func aClockwiseArcGoesTheOtherWay() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(near(path.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(path.boundingRect.minX < -9.99)
  }

  @Test func aFullTurnIsACircle() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .degrees(-90), endAngle: .degrees(270),
      clockwise: false)
    #expect(abs(path.boundingRect.width - 100) < 0.1)
    #expect(path.contains(CGPoint(x: 50, y: 1)))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func anArcContinuesTheOpenSubpathWithALine() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addRelativeArc(
      center: CGPoint(x: 20, y: 0), radius: 5, startAngle: .degrees(180), delta: .degrees(90))
    guard case .line(let point) = path.outline.elements[1] else {
      Issue.record("no line")
      return
    }
    #expect(near(point, CGPoint(x: 15, y: 0)))
    #expect(near(path.currentPoint, CGPoint(x: 20, y: -5)))
  }

  @Test func tangentArcRoundsTheCorner() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    guard case .line(let start) = path.outline.elements[1] else {
      Issue.record("no line")
      return
    }
    #expect(near(start, CGPoint(x: 6, y: 0)))
    #expect(near(path.currentPoint, CGPoint(x: 10, y: 4)))
  }

  @Test func trimmingKeepsTheGivenRange() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(
      line.trimmedPath(from: 0.25, to: 0.75).boundingRect
        == CGRect(x: 25, y: 0, width: 50, height: 0))
    #expect(line.trimmedPath(from: 0.75, to: 0.25).isEmpty)
  }

  @Test func strokedPathCoversTheLinesWidth() {
    let stroked = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(stroked.contains(CGPoint(x: 9, y: 20)))
    #expect(stroked.contains(CGPoint(x: 11, y: 20)))
    #expect(!stroked.contains(CGPoint(x: 20, y: 20)))
    #expect(stroked.boundingRect == CGRect(x: 8, y: 8, width: 24, height: 24))
  }

  @Test func emptyPathHasANullRectangle() {
    #expect(Path().boundingRect.isNull)
    #expect(Path().currentPoint == nil)
  }

  @Test func transformsCompose() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(move.concatenating(turn)), CGPoint(x: 0, y: 11)))
    #expect(near(CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2)), CGPoint(x: 10, y: 1)))
    let both = move.concatenating(turn)
    #expect(near(CGPoint(x: 3, y: 4).applying(both).applying(both.inverted()), CGPoint(x: 3, y: 4)))
    #expect(Path(CGRect(x: 0, y: 0, width: 2, height: 1)).applying(turn).boundingRect.height == 2)
  }

  @Test func cgPathsKeepThePath() {
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.addLine(to: CGPoint(x: 5, y: 5))
    #expect(Path(mutable).description == "0 0 m 5 5 l")
    #expect(
      Path(CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil)).contains(
        CGPoint(x: 2, y: 2)))
  }
}
