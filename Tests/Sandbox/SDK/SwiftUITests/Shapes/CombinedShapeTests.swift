import Foundation
import SwiftUI
import Testing

@MainActor
struct CombinedShapeTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 60, height: 40))
  private let right = Path(CGRect(x: 40, y: 10, width: 60, height: 40))

  private func covered(_ path: Path) -> [Bool] {
    [CGPoint(x: 20, y: 20), CGPoint(x: 50, y: 20), CGPoint(x: 80, y: 20), CGPoint(x: 80, y: 5)].map
    {
      path.contains($0)
    }
  }

  @Test func everyOperationKeepsItsArea() {
    #expect(covered(left.union(right)) == [true, true, true, false])
    #expect(covered(left.intersection(right)) == [false, true, false, false])
    #expect(covered(left.subtracting(right)) == [true, false, false, false])
    #expect(covered(left.symmetricDifference(right)) == [true, false, true, false])
    #expect(
      left.intersection(right).boundingRect == CGRect(x: 40, y: 10, width: 20, height: 30))
  }

  @Test func aCombinedOutlineHasNoSpuriousCorners() {
    var corners = 0
    left.union(right).forEach { if case .line = $0 { corners += 1 } }
    // Eight corners, of which the first is a move.
    #expect(corners == 7)
  }

  @Test func aHoleStaysAHole() {
    let ring = Circle().subtracting(Circle().inset(by: 20))
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    #expect(ring.contains(CGPoint(x: 10, y: 50)))
    #expect(!ring.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func disjointIntersectionsAreEmpty() {
    #expect(left.intersection(Path(CGRect(x: 200, y: 0, width: 5, height: 5))).isEmpty)
    #expect(left.subtracting(left).isEmpty)
    #expect(Path().union(Path()).isEmpty)
  }

  @Test func linesAreCutAtAnAreasEdge() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 20))
    line.addLine(to: CGPoint(x: 200, y: 20))
    #expect(
      line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 20, width: 60, height: 0))
    var moves = 0
    line.lineSubtraction(left).forEach { if case .move = $0 { moves += 1 } }
    #expect(moves == 2)
  }

  @Test func sharedEdgesAndInfinitePointsAreSafe() {
    let twice = left.union(left)
    #expect(twice.boundingRect == left.boundingRect)
    let far = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4))
    #expect(covered(left.union(far))[0])
  }
}
