import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor
struct ShapeStyleTests {
  private func paint(_ view: some View) -> String {
    Drawn(view).fills.last?.paint.name ?? "nothing"
  }

  @Test func hierarchicalStylesDefaultToLabelLevels() {
    #expect(paint(Rectangle().fill(.primary)) == "000000")
    #expect(paint(Rectangle().fill(.secondary)) == "3C3C43@60")
    #expect(paint(Rectangle().fill(.tertiary)) == "3C3C43@30")
    #expect(paint(Rectangle().fill(.quaternary)) == "3C3C43@18")
  }

  @Test func hierarchicalStylesFadeAColor() {
    #expect(paint(Rectangle().fill(.secondary).foregroundStyle(.red)) == "FF3B30@50")
    #expect(paint(Rectangle().fill(.tertiary).foregroundStyle(.red)) == "FF3B30@25")
    #expect(paint(Rectangle().foregroundStyle(.secondary).foregroundColor(.white)) == "FFFFFF@50")
  }

  @Test func nestedHierarchyCountsLevels() {
    #expect(
      paint(Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)) == "3C3C43@30")
  }

  @Test func severalStylesResolveByLevel() {
    let styled = Rectangle().fill(.secondary).foregroundStyle(.red, .blue)
    #expect(paint(styled) == "007AFF")
    #expect(paint(Rectangle().fill(.tertiary).foregroundStyle(.red, .blue)) == "007AFF@50")
  }

  @Test func secondaryFadesAnyStyle() {
    #expect(paint(Rectangle().fill(Color.blue.secondary)) == "007AFF@50")
    #expect(paint(Rectangle().fill(.fill.tertiary)) == "767680@12")
    #expect(paint(Rectangle().fill(.background.secondary)) == "F2F2F7")
  }

  @Test func tintIsTheAccentUnlessSet() {
    #expect(paint(Rectangle().fill(.tint)) == "007AFF")
    #expect(paint(Rectangle().fill(.tint).tint(.green)) == "34C759")
    #expect(paint(Rectangle().fill(.tint).tint(Color?.none).tint(.green)) == "007AFF")
  }

  @Test func aCustomStyleResolvesInItsEnvironment() {
    struct Adaptive: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(paint(Rectangle().fill(Adaptive())) == "000000")
    #expect(paint(Rectangle().fill(Adaptive()).environment(\.colorScheme, .dark)) == "FFFFFF")
  }

  @Test func darkAppearanceSetInsideApplies() {
    let drawn = Drawn(Rectangle().environment(\.colorScheme, .dark).foregroundStyle(.red))
    #expect(drawn.fills.map(\.paint.name) == ["FF453A"])
  }

  @Test func opacityOfStylesMultiplies() {
    #expect(paint(Rectangle().fill(.red.opacity(0.5))) == "FF3B30@50")
    #expect(paint(Rectangle().fill(.tint.opacity(0.2))) == "007AFF@20")
    #expect(paint(Rectangle().fill(.opacity(0.3))) == "000000@30")
  }

  @Test func linearGradientRunsBetweenItsPoints() throws {
    let drawn = Drawn(
      LinearGradient(colors: [.white, .black], startPoint: .topLeading, endPoint: .bottomTrailing),
      size: CGSize(width: 200, height: 50))
    guard case .linearGradient(let stops, let start, let end)? = drawn.fills.first?.paint else {
      Issue.record("no linear gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(start == .zero)
    #expect(end == CGPoint(x: 200, y: 50))
    #expect(drawn.nodes("LinearGradient").count == 1)
  }

  @Test func gradientStopsNeverGoBack() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.5), .init(color: .blue, location: 0.2),
    ])
    #expect(gradient.stops(in: EnvironmentValues()).map(\.location) == [0.5, 0.5])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func anAngularGradientTurnsOnceFromItsAngle() {
    let drawn = Drawn(
      Circle().fill(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))))
    guard case .angularGradient(_, let center, let start, let end)? = drawn.fills.first?.paint
    else {
      Issue.record("no angular gradient")
      return
    }
    #expect(center == CGPoint(x: 50, y: 50))
    #expect(abs(start - .pi / 2) < 1e-9)
    #expect(abs(end - start - 2 * .pi) < 1e-9)
  }

  @Test func colorGradientIsLighterAtTheTop() {
    guard
      case .linearGradient(let stops, let start, let end)? =
        Drawn(Rectangle().fill(Color.blue.gradient)).fills.first?.paint
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect(start.y == 0 && end.y == 100)
    #expect(stops[0].color.red > stops[1].color.red)
    #expect(Paint.color(stops[1].color).name == "007AFF")
  }

  @Test func meshGradientShowsItsCornersColors() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .white])
    guard
      case .image(.pixels(let width, let height, let rgba), _)? =
        Drawn(mesh, size: CGSize(width: 400, height: 400)).fills.first?.paint
    else {
      Issue.record("no raster")
      return
    }
    #expect(width == 100 && height == 100)
    let bytes = [UInt8](rgba)
    #expect(bytes[0] > 250 && bytes[1] < 65)
    let last = bytes.count - 4
    #expect(bytes[last] > 250 && bytes[last + 2] > 250)
  }

  @Test func meshGradientWithTooFewColorsIsNoted() {
    let mesh = MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red])
    #expect(Drawn(mesh).rules == ["mesh-gradient"])
  }

  @Test func materialsKnowTheirThickness() {
    guard
      case .material(_, let thickness)? =
        Drawn(Rectangle().fill(.ultraThinMaterial)).fills.first?.paint
    else {
      Issue.record("no material")
      return
    }
    #expect(thickness == 0)
  }

  @Test func aShadowStyleDrawsBehindTheShape() {
    let drawn = Drawn(Circle().fill(.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2))))
    #expect(drawn.layers.first?.shadow?.radius == 4)
    #expect(drawn.layers.first?.shadow?.offset == CGSize(width: 1, height: 2))
    let inner = Drawn(Circle().fill(.red.shadow(.inner(radius: 3))))
    #expect(inner.fills.count == 2)
    #expect(inner.leaves.last?.layers.contains { $0.blurRadius == 3 } == true)
  }
}
