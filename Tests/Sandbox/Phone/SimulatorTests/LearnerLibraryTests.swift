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
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The library is compiled into this module, as into learners' modules: its names are internal, and this
/// folder has links to its files.
@MainActor
@Suite("The learner's widgetBackground, in every mode")
struct LearnerLibraryTests {
  private func picture(
    of view: some View, _ mode: RenderingMode, scheme: ColorScheme = .light
  ) throws -> Picture {
    let situation = WidgetSituation(
      family: .systemSmall, mode: mode, colorScheme: scheme, version: SystemVersion(18))
    let entry = ArchivedEntry(entry: Moment()) { AnyView(erasing: view) }
    return try WidgetHost(AnyWidget.self, insistsOnContainerBackground: false)
      .picture(of: entry, in: situation).picture
  }

  /// Returns the fills that the view itself draws, as color and form.
  private func fills(
    _ view: some View, _ mode: RenderingMode, scheme: ColorScheme = .light
  ) throws -> [String] {
    func visit(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item.content {
        case .fill(let outline, .color(let color), _):
          let isRounded = outline.elements.contains { element in
            if case .curve = element { true } else { false }
          }
          let form = isRounded ? "rounded" : "rectangle"
          return [String(format: "%06X", color.bytes >> 8) + " " + form]
        case .layer(let layer):
          return layer.role == .containerBackground ? [] : visit(layer.items)
        default: return []
        }
      }
    }
    return try visit(picture(of: view, mode, scheme: scheme).drawing.items)
  }

  private var label: some View { Text("LIVE").frame(width: 60, height: 24) }

  @Test(arguments: [RenderingMode.fullColor, .vibrant])
  func aColorIsDrawnUnlessAccented(mode: RenderingMode) throws {
    let view = label.widgetBackground(Color(red: 1, green: 0, blue: 0))
    #expect(try fills(view, mode) == ["FF0000 rectangle"])
    #expect(try fills(view, .accented) == [])
  }

  @Test func aPairFollowsTheScheme() throws {
    let view = label.widgetBackground(light: .white, dark: .black)
    #expect(try fills(view, .fullColor) == ["FFFFFF rectangle"])
    #expect(try fills(view, .fullColor, scheme: .dark) == ["000000 rectangle"])
    #expect(try fills(view, .accented, scheme: .dark) == [])
  }

  @Test func aStyleFillsAShape() throws {
    let round = label.widgetBackground(Color.black, cornerRadius: 8, cornerStyle: .circular)
    #expect(try fills(round, .fullColor) == ["000000 rounded"])
    #expect(try fills(round, .accented) == [])
    let capsule = label.widgetBackground(Color.black, in: Capsule())
    #expect(try fills(capsule, .vibrant) == ["000000 rounded"])
    let continuous = label.widgetBackground(Color.black, cornerRadius: 8)
    #expect(
      try picture(of: continuous, .fullColor).drawing
        != picture(of: round, .fullColor).drawing)
  }

  @Test func theTextStaysLegible() throws {
    func rules(_ view: some View) throws -> [Pitfall.Rule] {
      var picture = try picture(of: view.foregroundStyle(.white), .accented)
      picture.show(in: .accented, profile: .tintedIOS18())
      return picture.pitfalls.map(\.rule)
    }
    #expect(try rules(label.background(Color.black)) == [.accentedFillHidesContent])
    #expect(try rules(label.widgetBackground(.black)) == [])
  }

  @Test func accentsAndImageModesAreApplied() throws {
    let accented = try picture(of: Text("x").accentableWhereAvailable(), .accented)
    #expect(accented.drawing.accentLegend?.spoken(in: .english) == "accent group: x")
    let plain = try picture(of: Text("x").accentableWhereAvailable(false), .accented)
    #expect(plain.drawing.accentLegend == nil)
    let image = try picture(
      of: Image(systemName: "star").accentedColorsWhereAvailable(.desaturated), .accented)
    #expect(modes(image.root) == [.desaturated])
  }

  @Test func theReaderReportsTheMode() throws {
    for mode in RenderingMode.allCases {
      let view = RenderingModeReader { Text(verbatim: "\($0)") }
      #expect(texts(try picture(of: view, mode).root) == [mode.rawValue])
    }
  }

  @Test func theContainerTakesTheBackground() throws {
    let view = Text("x").containerBackgroundWhereAvailable(.red)
    #expect(try fills(view, .fullColor).isEmpty)
    #expect(try fills(view, .accented).isEmpty)
  }

  private func texts(_ node: PictureNode) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap { texts($0) }
  }

  private func modes(_ node: PictureNode) -> [ImageDrawing.AccentedMode] {
    (node.traits.accentedMode.map { [$0] } ?? []) + node.children.flatMap { modes($0) }
  }

  @Test func aColorSeenThroughASymbolIsNamedAfterTheSymbol() {
    let view = Color.red.mask(Image(systemName: "sun.max.fill")).widgetAccentable()
    let picture = PictureRenderer().picture(of: view, size: CGSize(width: 40, height: 40))
    #expect(picture.drawing.accentLegend?.spoken(in: .english) == "accent group: sun")
  }
}
