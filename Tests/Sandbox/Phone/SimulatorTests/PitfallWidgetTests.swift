import Drawing
import Foundation
import PhoneFacts
import PictureReading
import Sentences
import Simulator
import SwiftUI
import Testing
import WidgetKit

private struct Moment: TimelineEntry {
  let date = Date(timeIntervalSince1970: 1_700_000_000)
}

private struct AnyWidget: Widget {
  var body: some WidgetConfiguration {
    EmptyWidgetConfiguration().supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

@MainActor
@Suite("Every pitfall: the broken widget is told, the mended one is not")
struct PitfallWidgetTests {
  private func picture(
    of view: some View, _ mode: RenderingMode, family: WidgetFamily = .systemSmall, iOS: Int = 18
  ) throws -> Picture {
    let situation = WidgetSituation(family: family, mode: mode, version: SystemVersion(iOS))
    let entry = ArchivedEntry(entry: Moment()) { AnyView(erasing: view) }
    let host = WidgetHost(AnyWidget.self, insistsOnContainerBackground: false)
    var picture = try host.picture(of: entry, in: situation).picture
    picture.show(in: mode, profile: .tinted(iOS: iOS))
    return picture
  }

  @Test func aRingIsNoOpaqueBlockAndADiscIs() throws {
    let ring = ProgressView(value: 1).progressViewStyle(.circular)
    #expect(try rules(ring, .vibrant, family: .accessoryCircular) == [])
    #expect(
      try rules(Circle().fill(.blue), .vibrant, family: .accessoryCircular) == [.vibrantBlock])
  }

  private func rules(
    _ view: some View, _ mode: RenderingMode = .accented, family: WidgetFamily = .systemSmall,
    iOS: Int = 18
  ) throws -> [Pitfall.Rule] {
    try picture(of: view, mode, family: family, iOS: iOS).pitfalls.map(\.rule)
  }

  @Test func anOwnBackgroundIsAnOpaqueBlock() throws {
    let pitfall = try #require(
      try picture(of: PitfallWidgets.OwnPage(), .accented).pitfalls.first)
    #expect(pitfall.rule == .accentedBlock)
    #expect(pitfall.causes.map(\.type) == ["Color"])
    #expect(pitfall.causes.map(\.owner) == ["OwnPage"])
    #expect(pitfall.subjects.map(\.text) == ["Pier 9", "14 min"])
    #expect(try rules(PitfallWidgets.OwnPageMended()).isEmpty)
    #expect(try rules(PitfallWidgets.OwnPageByMode()).isEmpty)
    #expect(try rules(PitfallWidgets.OwnPage(), .fullColor).isEmpty)
  }

  @Test func anAccentableRootMakesATintedBlock() throws {
    let view = PitfallWidgets.OwnPage().widgetAccentable()
    #expect(try rules(view) == [.accentedBlock, .accentedEverything])
  }

  @Test func aBadgeHidesItsText() throws {
    let pitfall = try #require(try picture(of: PitfallWidgets.Badge(), .accented).pitfalls.first)
    #expect(pitfall.rule == .accentedFillHidesContent)
    #expect(pitfall.causes.map(\.type) == ["Capsule"])
    #expect(pitfall.causes.map(\.isBackground) == [true])
    #expect(try rules(PitfallWidgets.BadgeWithBorder()).isEmpty)
    #expect(try rules(PitfallWidgets.BadgeWithVeil()).isEmpty)
    #expect(try rules(PitfallWidgets.BadgePunchedOut()).isEmpty)
  }

  @Test func anAccentedLabelOnABadgeIsVisibleBeforeIOS26() throws {
    let view = Text("LIVE").foregroundStyle(.white).widgetAccentable().padding(6)
      .background(.red, in: Capsule())
    #expect(try rules(view).isEmpty)
    #expect(try rules(view, iOS: 26) == [.accentedFillHidesContent])
  }

  @Test func anAccentableRootAccentsNothing() throws {
    #expect(try rules(PitfallWidgets.AllAccented()) == [.accentedEverything])
    #expect(try rules(PitfallWidgets.OneAccented()).isEmpty)
  }

  @Test func aPhotoWithoutAModeIsASquare() throws {
    #expect(try rules(PitfallWidgets.Cover(mode: nil)) == [.accentedImageBlock])
    #expect(try rules(PitfallWidgets.Cover(mode: .accented)) == [.accentedImageBlock])
    #expect(try rules(PitfallWidgets.Cover(mode: .fullColor)).isEmpty)
    #expect(try rules(PitfallWidgets.Cover(mode: .accentedDesaturated)).isEmpty)
    #expect(try rules(PitfallWidgets.CoverInAccent()).contains(.accentedModeConflict))
  }

  @Test func redAndGreenLookAlikeWhenTinted() throws {
    let pitfall = try #require(try picture(of: PitfallWidgets.Lights(), .accented).pitfalls.first)
    #expect(pitfall.rule == .accentedColorAlone)
    #expect(pitfall.subjects.map(\.colorName) == ["red", "green"])
    #expect(try rules(PitfallWidgets.LightsWithSymbols()).isEmpty)
  }

  @Test func aComputedPropertyAlwaysReadsTheDefaultMode() throws {
    let broken = try picture(of: PitfallWidgets.ComputedMode(), .accented)
    let note = try #require(broken.notes.first { $0.rule == "environment-outside-view" })
    #expect(
      note.message.spoken(in: .english)
        == "Accessing Environment<WidgetRenderingMode>'s value outside of being installed "
        + "on a View. This will always read the default value and will not update.")
    #expect(broken.drawing.accentLegend == nil)
    #expect(texts(broken.root) == ["fullColor"])
    let mended = try picture(of: PitfallWidgets.StoredMode(), .accented)
    #expect(texts(mended.root) == ["accented"])
    #expect(mended.notes.isEmpty)
  }

  @Test func aModifierReadsTheMode() throws {
    let picture = try picture(
      of: Text("x").modifier(PitfallWidgets.ModeModifier()), .vibrant)
    #expect(identifiers(picture.root) == ["vibrant"])
  }

  @Test func aSolidBackgroundIsABoxOnTheLockScreen() throws {
    #expect(
      try rules(PitfallWidgets.LockScreenBox(), .vibrant, family: .accessoryCircular)
        == [.vibrantBlock])
    #expect(
      try rules(PitfallWidgets.LockScreenBackdrop(), .vibrant, family: .accessoryCircular)
        .isEmpty)
  }

  @Test func darkInkFadesOnTheLockScreen() throws {
    #expect(
      try rules(
        PitfallWidgets.LockScreenInk(color: .black), .vibrant, family: .accessoryCircular)
        == [.vibrantContentFades])
    #expect(
      try rules(
        PitfallWidgets.LockScreenInk(color: .white), .vibrant, family: .accessoryCircular
      ).isEmpty)
  }

  @Test func theEnvironmentMatchesTheMode() throws {
    struct Says: View {
      @Environment(\.widgetRenderingMode) private var mode
      @Environment(\.showsWidgetContainerBackground) private var showsBackground
      var body: some View { Text(verbatim: "\(mode) \(showsBackground)") }
    }
    let said = try RenderingMode.allCases.map { try texts(picture(of: Says(), $0).root) }
    #expect(said == [["fullColor true"], ["accented false"], ["vibrant false"]])
  }

  @Test func accentableCombinationsMatchTheTable() throws {
    func group(_ view: some View) throws -> AccentGroup? {
      let root = try picture(of: view, .accented).root
      func find(_ node: PictureNode) -> AccentGroup? {
        node.text != nil ? node.traits.accent : node.children.lazy.compactMap(find).first
      }
      return find(root)
    }
    let text = Text("x")
    #expect(try group(text) == .primary)
    #expect(try group(text.widgetAccentable()) == .accent)
    #expect(try group(text.widgetAccentable(false)) == .primary)
    // The outer modifier comes last: true applies to everything in it, false to nothing.
    #expect(try group(text.widgetAccentable(false).widgetAccentable()) == .accent)
    #expect(try group(text.widgetAccentable().widgetAccentable()) == .accent)
    #expect(try group(text.widgetAccentable().widgetAccentable(false)) == .accent)
    #expect(try group(VStack { text.widgetAccentable(false) }.widgetAccentable()) == .accent)
  }

  @Test func aNonremovableBackgroundStaysFaded() throws {
    struct Fixed: Widget {
      var body: some WidgetConfiguration {
        EmptyWidgetConfiguration().containerBackgroundRemovable(false)
      }
    }
    let situation = WidgetSituation(
      family: .systemSmall, mode: .accented, version: SystemVersion(18))
    let view = Color.clear.containerBackground(Color(red: 1, green: 0, blue: 0), for: .widget)
    let entry = ArchivedEntry(entry: Moment()) { AnyView(erasing: view) }
    var picture = try WidgetHost(Fixed.self).picture(of: entry, in: situation).picture
    picture.show(in: .accented, profile: .tintedIOS18())
    let color = Rasterizer(scale: CGSize(width: 0.1, height: 0.1))
      .raster(of: picture.drawing).groundColor(at: CGPoint(x: 79, y: 79))
    #expect(color.alpha > 0.99)
    // Gray, between the plate and the red's brightness.
    #expect(abs(color.red - color.green) < 0.1)
    #expect(picture.pitfalls.isEmpty)
  }

  private func texts(_ node: PictureNode) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap { texts($0) }
  }

  private func identifiers(_ node: PictureNode) -> [String] {
    (node.identifier.map { [$0] } ?? []) + node.children.flatMap { identifiers($0) }
  }
}
