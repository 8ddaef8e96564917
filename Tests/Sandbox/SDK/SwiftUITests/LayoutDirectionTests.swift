import Drawing
import Foundation
import PhoneFacts
import SwiftUI
import Testing

/// Right-to-left layout is the mirror image of left-to-right layout.
@MainActor @Suite struct LayoutDirectionTests {
  private func frame(_ name: String, in view: some View, width: CGFloat = 100) -> CGRect? {
    render(view, proposal: ProposedViewSize(width: width, height: 20)) {
      $0.layoutDirection = .rightToLeft
    }.root.first(identifier: name)?.frame
  }

  @Test func aRowBeginsAtTheRight() {
    let view = HStack(spacing: 0) {
      Fixed(20, 20).mark("a")
      Fixed(30, 20).mark("b")
      Spacer()
    }
    #expect(frame("a", in: view) == CGRect(x: 80, y: 0, width: 20, height: 20))
    #expect(frame("b", in: view) == CGRect(x: 50, y: 0, width: 30, height: 20))
  }

  @Test func paddingAndFramesFollow() {
    let view = Fixed(20, 20).mark("a").padding(.leading, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
    #expect(frame("a", in: view) == CGRect(x: 70, y: 0, width: 20, height: 20))
  }

  private struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
      return path
    }
  }

  private struct FixedArrow: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { Arrow().path(in: rect) }
  }

  /// Returns the x-coordinate of an arrow's tip, in a row of 100 points.
  private func tip(of view: some View, iOS: Int = 18) -> CGFloat? {
    let picture = render(view, proposal: ProposedViewSize(width: 100, height: 20)) {
      $0.layoutDirection = .rightToLeft
      $0.systemVersion = SystemVersion(iOS)
    }
    var transform = AffineTransform2D.identity
    var items = picture.drawing.items
    while let item = items.first {
      switch item.content {
      case .layer(let layer):
        transform = layer.transform.followed(by: transform)
        items = layer.items
      case .fill(let outline, _, _):
        guard outline.elements.count > 1, case .line(let point) = outline.elements[1] else {
          return nil
        }
        return transform.apply(point).x
      default: return nil
      }
    }
    return nil
  }

  @Test func shapesAreMirroredSinceIOS17UnlessTheyAreFixed() {
    #expect(tip(of: Arrow()) == 0)
    #expect(tip(of: Arrow(), iOS: 16) == 100)
    #expect(tip(of: FixedArrow()) == 100)
    #expect(tip(of: AnyShape(FixedArrow().offset(x: 0))) == 100)
    #expect(tip(of: Arrow().layoutDirectionBehavior(.fixed)) == 100)
    #expect(tip(of: FixedArrow().layoutDirectionBehavior(.mirrors)) == 0)
  }

  @Test func anArcOfACircleKeepsItsSide() {
    #expect(Circle().trim(from: 0, to: 0.3).layoutDirectionBehavior == .fixed)
    #expect(Arrow().rotation(.zero).layoutDirectionBehavior == .mirrors)
  }

  @Test func nestedContainersAreMirroredOnce() {
    let view = HStack(spacing: 0) {
      HStack(spacing: 0) {
        Fixed(10, 20).mark("a")
        Fixed(20, 20).mark("b")
      }
      Fixed(70, 20).mark("c")
    }
    #expect(frame("a", in: view)?.minX == 90)
    #expect(frame("b", in: view)?.minX == 70)
    #expect(frame("c", in: view)?.minX == 0)
  }

  @Test func geometryAndOverlaysBeginAtTheRight() {
    let view = GeometryReader { _ in Fixed(20, 20).mark("a") }
      .overlay(alignment: .trailing) { Fixed(10, 10).mark("o") }
    #expect(frame("a", in: view)?.minX == 80)
    #expect(frame("o", in: view)?.minX == 0)
  }

  @Test func onlyTheMarkedPartIsMirrored() {
    let view = HStack(spacing: 0) {
      Fixed(20, 20).mark("a")
      HStack(spacing: 0) {
        Fixed(30, 20).mark("b")
        Fixed(50, 20).mark("c")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    let root = render(view, proposal: ProposedViewSize(width: 100, height: 20)).root
    #expect(root.first(identifier: "a")?.frame.minX == 0)
    #expect(root.first(identifier: "b")?.frame.minX == 70)
    #expect(root.first(identifier: "c")?.frame.minX == 20)
  }

  @Test func flippedViewsAreDrawnMirrored() {
    let picture = render(
      Color.red.flipsForRightToLeftLayoutDirection(true),
      proposal: ProposedViewSize(width: 40, height: 20)
    ) { $0.layoutDirection = .rightToLeft }
    guard case .layer(let layer)? = picture.drawing.items.first?.content else {
      Issue.record("no layer is drawn")
      return
    }
    #expect(layer.transform == AffineTransform2D(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0))
  }

  @Test func linesOfTextAlignAtTheRight() throws {
    let picture = render(
      Text("aaa b"), proposal: ProposedViewSize(width: 30, height: 100)
    ) { $0.layoutDirection = .rightToLeft }
    let lines = picture.textLines
    #expect(lines.map(\.frame.minX) == [0, 20])
    #expect(lines.map(\.anchor) == [.trailing, .trailing])
  }
}

extension Picture {
  var textLines: [TextLine] { drawing.items.flatMap(\.textLines) }
}

extension DisplayItem {
  fileprivate var textLines: [TextLine] {
    switch content {
    case .text(let line): [line]
    case .layer(let layer): layer.items.flatMap(\.textLines)
    default: []
    }
  }
}
