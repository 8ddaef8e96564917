import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor
struct EffectTests {
  private var square: some View { Color.red.frame(width: 40, height: 20) }

  @Test func opacityFadesTheViewAsOneLayer() {
    let drawn = Drawn(square.opacity(0.4))
    #expect(drawn.layers.first?.opacity == 0.4)
    #expect(drawn.nodes("opacity").first?.traits.opacity == 0.4)
    #expect(Drawn(square.opacity(7)).layers.first?.opacity == 1)
    #expect(Drawn(square.opacity(.nan)).layers.first?.opacity == 1)
  }

  private nonisolated struct Shift: GeometryEffect {
    var share: Double
    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
    }
  }

  @Test func aGeometryEffectMovesTheDrawingByTheViewsSize() {
    for drawn in [
      Drawn(square.modifier(Shift(share: 0.5))),
      Drawn(square.modifier(Shift(share: 0.5).ignoredByLayout())),
    ] {
      #expect(drawn.layers.first?.transform.tx == 20)
      #expect(drawn.nodes("Shift").first?.frame.size == CGSize(width: 40, height: 20))
    }
  }

  @Test func aProjectionIsInverted() {
    let turn = ProjectionTransform(
      CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4))
    let whole = turn.concatenating(turn.inverted())
    #expect(abs(whole.m11 - 1) < 1e-9 && abs(whole.m12) < 1e-9 && abs(whole.m31) < 1e-9)
    var none = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = none.invert()
    #expect(!isInverted)
  }

  @Test func clipShapeCutsTheViewsFrame() {
    let drawn = Drawn(square.clipShape(Circle()))
    #expect(drawn.layers.first?.clip?.bounds.midX == 50)
    #expect(abs((drawn.layers.first?.clip?.bounds.width ?? 0) - 20) < 0.1)
    #expect(
      Drawn(square.clipped()).layers.first?.clip?.asRectangle
        == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(
      Drawn(square.cornerRadius(5)).layers.first?.clip?.contains(CGPoint(x: 30.5, y: 40.5)) == false
    )
  }

  @Test func backgroundsAreBehindAndOverlaysInFront() {
    let drawn = Drawn(square.background(.blue).overlay(.green, in: Circle()))
    #expect(drawn.fills.map(\.paint.name) == ["007AFF", "FF3B30", "34C759"])
    #expect(drawn.nodes("background").first?.traits.background?.name == "007AFF")
    let shaped = Drawn(square.background(.blue, in: Capsule()))
    #expect(shaped.fills.first?.outline.contains(CGPoint(x: 31, y: 41)) == false)
    #expect(shaped.nodes("background").first?.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func aMaskKeepsWhatItCovers() {
    let drawn = Drawn(square.mask { Circle() })
    #expect(drawn.layers.first?.mask?.count == 1)
    #expect(drawn.picture.size == CGSize(width: 100, height: 100))
  }

  @Test func transformsUseTheAnchorAndKeepTheFrame() throws {
    let drawn = Drawn(square.rotationEffect(.degrees(90)))
    let transform = try #require(drawn.layers.first?.transform)
    let corner = transform.apply(CGPoint(x: 30, y: 40))
    #expect(abs(corner.x - 60) < 1e-9 && abs(corner.y - 30) < 1e-9)
    #expect(
      drawn.nodes("rotationEffect").first?.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    let scaled = try #require(
      Drawn(square.scaleEffect(2, anchor: .topLeading)).layers.first?.transform)
    #expect(scaled.apply(CGPoint(x: 30, y: 40)) == CGPoint(x: 30, y: 40))
    #expect(scaled.apply(CGPoint(x: 70, y: 60)) == CGPoint(x: 110, y: 80))
  }

  @Test func aHalfTurnIn3DMirrorsTheView() throws {
    let turned = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    let transform = try #require(Drawn(turned).layers.first?.transform)
    #expect(abs(transform.a - 0.5) < 1e-9 && transform.d == 1)
  }

  @Test func shadowsBlursAndBlendModesReachTheLayer() {
    let shadow = Drawn(square.shadow(color: .black, radius: 3, y: 2)).layers.first?.shadow
    #expect(shadow?.radius == 3 && shadow?.offset.height == 2)
    #expect(Drawn(square.blur(radius: 5)).layers.first?.blurRadius == 5)
    #expect(Drawn(square.blendMode(.destinationOut)).layers.first?.blendMode == .destinationOut)
    #expect(Drawn(square.compositingGroup()).layers.first?.isCompositingGroup == true)
    #expect(Drawn(square.saturation(0)).layers.first?.colorEffects == [.saturation(0)])
  }

  @Test func borderIsDrawnInsideTheFrame() {
    let drawn = Drawn(square.border(.blue, width: 4))
    #expect(drawn.strokes.first?.outline.bounds == CGRect(x: 32, y: 42, width: 36, height: 16))
    #expect(drawn.strokes.first?.pattern.width == 4)
  }

  @Test func effectsKeepLayoutPriority() {
    let drawn = Drawn(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10)
        Color.blue.layoutPriority(1).opacity(0.5)
      })
    #expect(drawn.nodes("opacity").first?.frame.width == 90)
  }

  @Test func thePlaceholderHidesTextAndImagesButNotShapes() {
    let view = VStack {
      Text("Secret")
      Image(systemName: "star")
      Circle().fill(.red)
    }
    let drawn = Drawn(view.redacted(reason: .placeholder))
    #expect(drawn.runs.isEmpty)
    #expect(drawn.symbols.isEmpty)
    #expect(drawn.fills.last?.paint.name == "FF3B30")
    #expect(drawn.fills.count == 3)
    let open = Drawn(view.unredacted().redacted(reason: .placeholder))
    #expect(open.runs.map(\.string) == ["Secret"])
  }

  @Test func privacyHidesOnlyMarkedViews() {
    let view = VStack {
      Text("Balance")
      Text("100").privacySensitive()
    }
    #expect(Drawn(view.redacted(reason: .privacy)).runs.map(\.string) == ["Balance"])
    #expect(Drawn(view).runs.map(\.string) == ["Balance", "100"])
    #expect(Drawn(view).nodes("Text").last?.traits.isPrivacySensitive == true)
  }

  @Test func aRedactedTextIsMarked() {
    let view = VStack {
      Text("Balance")
      Text("100").privacySensitive()
    }
    func redacted(_ reason: RedactionReasons) -> [Bool] {
      Drawn(view.redacted(reason: reason)).nodes("Text").map(\.traits.isRedacted)
    }
    #expect(redacted([]) == [false, false])
    #expect(redacted(.privacy) == [false, true])
    #expect(redacted(.placeholder) == [true, true])
    let open = Drawn(view.unredacted().redacted(reason: [.placeholder, .privacy]))
    #expect(open.nodes("Text").map(\.traits.isRedacted) == [false, false])
  }

  @Test func invalidatedContentIsFadedUntilTheNextTimeline() {
    let view = VStack {
      Text("Station")
      Text("4").invalidatableContent()
      Text("5").invalidatableContent(false)
    }
    let running = Drawn(view) { $0.redactionReasons = .invalidated }
    #expect(running.nodes("invalidatableContent").map(\.traits.isInvalidated) == [true])
    #expect(running.nodes("invalidatableContent").first?.traits.opacity == 0.5)
    #expect(running.runs.map(\.string) == ["Station", "4", "5"])
    #expect(!running.rules.contains("not-shown"))
    let rest = Drawn(view)
    #expect(rest.nodes("invalidatableContent").isEmpty)
    #expect(rest.rules.contains("not-shown"))
  }

  @Test func uncalledClosuresAreNoted() {
    let drawn = Drawn(
      Text("a").onAppear {}.task {}.onChange(of: 1) {}.onTapGesture {}.animation(.default, value: 1)
    )
    #expect(drawn.rules.filter { $0 == "never-runs" }.count == 3)
    #expect(drawn.rules.contains("gesture"))
    #expect(drawn.runs.map(\.string) == ["a"])
  }
}
