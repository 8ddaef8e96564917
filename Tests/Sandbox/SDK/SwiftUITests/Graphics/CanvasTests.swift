import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor
struct CanvasTests {
  @Test func theRendererUsesTheCanvassCoordinates() {
    let drawn = Drawn(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(
          Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .foreground, lineWidth: 3)
      }.frame(width: 40, height: 20))
    #expect(drawn.fills.first?.outline.bounds == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(drawn.strokes.first?.pattern.width == 3)
    #expect(drawn.layers.first?.clip?.asRectangle == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(drawn.nodes("Canvas").count == 1)
  }

  @Test func translationsAreFoldedInAndRotationsMakeALayer() throws {
    let moved = Drawn(
      Canvas { context, _ in
        context.translateBy(x: 5, y: 6)
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      })
    #expect(moved.fills.first?.outline.bounds.origin == CGPoint(x: 5, y: 6))
    let turned = Drawn(
      Canvas { context, _ in
        context.translateBy(x: 50, y: 50)
        context.rotate(by: .degrees(90))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 1)), with: .color(.red))
      })
    let transform = try #require(turned.layers.last?.transform)
    let point = transform.apply(CGPoint(x: 10, y: 0))
    #expect(abs(point.x - 50) < 1e-9 && abs(point.y - 60) < 1e-9)
  }

  @Test func copiesOfTheContextAreIndependent() {
    let drawn = Drawn(
      Canvas { context, _ in
        var faded = context
        faded.opacity = 0.5
        faded.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.blue))
      })
    #expect(drawn.leaves.map { $0.layers.last?.opacity } == [0.5, 1])
  }

  @Test func textIsDrawnAtItsAnchor() {
    let drawn = Drawn(
      Canvas { context, size in
        context.draw(Text("Hi").foregroundColor(.red), at: CGPoint(x: 50, y: 50))
      })
    guard case .text(let line)? = drawn.leaves.first?.item.content else {
      Issue.record("no text")
      return
    }
    #expect(abs(line.frame.midX - 50) < 0.6 && abs(line.frame.midY - 50) < 0.6)
    #expect(line.runs.first?.paint.name == "FF3B30")
    #expect(drawn.leaves.first?.item.node == drawn.nodes("Canvas").first?.index)
  }

  @Test func symbolsAreFoundByTag() {
    let drawn = Drawn(
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 2) else { return }
        context.draw(symbol, at: CGPoint(x: 10, y: 10), anchor: .topLeading)
      } symbols: {
        Color.red.frame(width: 5, height: 5).tag(1)
        Color.blue.frame(width: 5, height: 5).tag(2)
      })
    #expect(drawn.fills.map(\.paint.name) == ["007AFF"])
    #expect(drawn.fills.first?.outline.bounds.origin == CGPoint(x: 10, y: 10))
  }

  @Test func clipsAndLayersApplyToLaterDrawing() {
    let drawn = Drawn(
      Canvas { context, _ in
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
        context.addFilter(.blur(radius: 2))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
        }
      })
    #expect(drawn.layers.contains { $0.blurRadius == 2 })
    #expect(drawn.layers.contains { $0.clip?.bounds.width ?? 100 < 11 })
  }

  @Test func gradientShadingUsesTheCanvassPoints() {
    let drawn = Drawn(
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0)))
      }.padding(10))
    guard case .linearGradient(_, let start, let end)? = drawn.fills.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(start == CGPoint(x: 10, y: 10) && end == CGPoint(x: 30, y: 10))
  }

  @Test func aTimelineViewShowsItsFirstDateWithANote() {
    let moment = Date(timeIntervalSinceReferenceDate: 90)
    let drawn = Drawn(
      TimelineView(.everyMinute) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    ) { $0.currentDate = moment }
    #expect(drawn.runs.map(\.string) == ["60"])
    #expect(drawn.rules == ["timeline-view"])
  }
}
