import AppIntents
import Drawing
import Foundation
import PhoneFacts
import Simulator
import SwiftUI
import Testing
import WidgetKit

private struct Tick: TimelineEntry {
  let date: Date
}

private struct TickProvider: TimelineProvider {
  func placeholder(in context: Context) -> Tick { Tick(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping (Tick) -> Void) {
    completion(Tick(date: .distantPast))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tick>) -> Void) {
    completion(Timeline(entries: [Tick(date: .distantPast)], policy: .never))
  }
}

private struct RefreshIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "Other")
    return .result()
  }
}

/// Stores a value, and requests a reload before, after, or not at all.
private struct StoringIntent: AppIntent {
  static let title: LocalizedStringResource = "Store"
  var asksFirst: Bool?

  func perform() async throws -> some IntentResult {
    if asksFirst == true { WidgetCenter.shared.reloadTimelines(ofKind: "Other") }
    UserDefaults.standard.set(UUID().uuidString, forKey: "WidgetHostTests")
    if asksFirst == false { WidgetCenter.shared.reloadTimelines(ofKind: "Other") }
    return .result()
  }
}

private struct TickView: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var mode

  var body: some View {
    VStack {
      Text("\(family.description) \(mode.description)").accessibilityIdentifier("words")
      Button(intent: RefreshIntent()) { Text("Refresh") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .widgetURL(URL(string: "rings://tick"))
  }
}

private struct TickWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tick", provider: TickProvider()) { _ in
      TickView().containerBackground(.red, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

private struct DarkWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dark", provider: TickProvider()) { _ in
      SchemeView().preferredColorScheme(.dark).containerBackground(.red, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

private struct SchemeView: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

/// A row that is higher than every widget, beside a column that takes the height it's offered.
private struct HighRowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HighRow", provider: TickProvider()) { _ in
      HStack {
        Color.clear.frame(width: 20, height: 400).accessibilityIdentifier("row")
        VStack {
          Color.clear.frame(width: 20, height: 20).accessibilityIdentifier("top")
          Spacer()
        }
      }
      .containerBackground(.red, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Records its remaining values when it's performed.
private struct KeptIntent: AppIntent {
  static let title: LocalizedStringResource = "Kept"
  @MainActor static var performed: [String] = []

  @Parameter(title: "Kept") var kept: String
  @Parameter(title: "Usual", default: "usual") var usual: String
  var lost = "lost"

  init() {}

  init(_ word: String) {
    (kept, lost) = (word, word)
  }

  @MainActor func perform() async throws -> some IntentResult {
    Self.performed += [kept, usual, lost]
    return .result()
  }
}

private struct KeptWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Kept", provider: TickProvider()) { _ in
      Button("Keep", intent: KeptIntent("busan")).containerBackground(.red, for: .widget)
    }
  }
}

private struct BareWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bare", provider: TickProvider()) { _ in Text("content") }
  }
}

private struct TockProvider: AppIntentTimelineProvider {
  struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Tock"
  }

  func placeholder(in context: Context) -> Tick { Tick(date: .distantPast) }
  func snapshot(for configuration: Settings, in context: Context) async -> Tick {
    placeholder(in: context)
  }
  func timeline(for configuration: Settings, in context: Context) async -> Timeline<Tick> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

private struct TockWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Tock", provider: TockProvider()) { _ in
      TickView().containerBackground(.red, for: .widget)
    }
  }
}

private struct LineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Line", provider: TickProvider()) { _ in
      ViewThatFits {
        Text("A sentence that is far too long for the only line above the clock")
        VStack {
          Text("First row").font(.system(size: 60))
          Text("Second row")
          HStack {
            Image(systemName: "star"); Image(systemName: "moon")
          }.padding()
        }
        .foregroundStyle(.red)
      }
    }
    .supportedFamilies([.accessoryInline])
  }
}

@MainActor
@Suite(.serialized) struct WidgetHostTests {
  private func picture(
    of type: any Widget.Type, in situation: WidgetSituation
  ) throws -> WidgetPicture {
    let host = WidgetHost(type)
    return try host.picture(of: host.placeholder(in: situation), in: situation)
  }

  private func texts(_ node: PictureNode) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap { texts($0) }
  }

  private func find(_ node: PictureNode, _ identifier: String) -> PictureNode? {
    if node.identifier == identifier { return node }
    for child in node.children {
      if let found = find(child, identifier) { return found }
    }
    return nil
  }

  private func hasBackground(_ picture: Picture) -> Bool {
    picture.drawing.items.contains { item in
      guard case .layer(let layer) = item.content else { return false }
      // An empty background only gives the system's plate its position and shape.
      return layer.role == .containerBackground && !layer.items.isEmpty
    }
  }

  @Test func theRootHasTheSizeOfTheFamily() throws {
    let drawn = try picture(of: TickWidget.self, in: WidgetSituation(family: .systemSmall))
    #expect(drawn.picture.root.frame == CGRect(x: 0, y: 0, width: 158, height: 158))
    #expect(drawn.picture.notes.isEmpty)
  }

  @Test func anInlineAccessoryIsARowOfOneImageAndOneText() throws {
    let drawn = try picture(
      of: LineWidget.self, in: WidgetSituation(family: .accessoryInline, mode: .vibrant))
    #expect(texts(drawn.picture.root) == ["First row"])
    #expect(drawn.picture.notes.map(\.rule) == ["inline-row"])
    func leaves(_ node: PictureNode) -> [PictureNode] {
      node.children.isEmpty ? [node] : node.children.flatMap(leaves)
    }
    let shown = leaves(drawn.picture.root)
    #expect(shown.map(\.traits.imageName).compactMap(\.self) == ["star"])
    let text = try #require(shown.first { $0.text != nil })
    let image = try #require(shown.first { $0.text == nil })
    #expect(image.frame.maxX < text.frame.minX)
    #expect(abs(image.frame.midY - text.frame.midY) < 1)
    // The system draws the row in its own font and color.
    #expect(text.frame.height < 30)
    func whitened(_ items: [DisplayItem]) -> Bool {
      items.contains { item in
        guard case .layer(let layer) = item.content else { return false }
        return layer.colorEffects.contains(.brightness(1)) || whitened(layer.items)
      }
    }
    #expect(whitened(drawn.picture.drawing.items))
  }

  @Test func viewsReadTheirFamilyAndMode() throws {
    let drawn = try picture(
      of: TickWidget.self, in: WidgetSituation(family: .systemSmall, mode: .accented))
    #expect(texts(drawn.picture.root).contains("systemSmall accented"))
  }

  @Test func contentStaysInsideTheMargins() throws {
    let drawn = try picture(of: TickWidget.self, in: WidgetSituation(family: .systemSmall))
    let words = try #require(find(drawn.picture.root, "words"))
    #expect(words.frame.minX >= 16)
    #expect(words.frame.maxX <= 142)
  }

  @Test func contentThatIsTooHighIsCenteredAndStretchesItsColumns() throws {
    let drawn = try picture(of: HighRowWidget.self, in: WidgetSituation(family: .systemSmall))
    let row = try #require(find(drawn.picture.root, "row"))
    let top = try #require(find(drawn.picture.root, "top"))
    #expect(row.frame.midY == 79)
    #expect(top.frame.minY == row.frame.minY)
  }

  @Test func aPreferredColorSchemeChangesAPresentationButNotAWidget() throws {
    let drawn = try picture(of: DarkWidget.self, in: WidgetSituation(family: .systemSmall))
    #expect(texts(drawn.picture.root) == ["light"])
    #expect(drawn.picture.notes.map(\.rule) == ["not-shown"])
    let alone = PictureRenderer().picture(
      of: SchemeView().preferredColorScheme(.dark), proposal: .unspecified)
    #expect(texts(alone.root) == ["dark"])
  }

  @Test func aRemovableBackgroundIsRemoved() throws {
    let usual = try picture(of: TickWidget.self, in: WidgetSituation(family: .systemSmall))
    #expect(hasBackground(usual.picture))
    let tinted = try picture(
      of: TickWidget.self, in: WidgetSituation(family: .systemSmall, mode: .accented))
    #expect(!hasBackground(tinted.picture))
    let standBy = try picture(
      of: TickWidget.self, in: WidgetSituation(family: .systemSmall, place: .standBy))
    #expect(!hasBackground(standBy.picture))
  }

  @Test func aMissingContainerBackgroundHidesTheContentFromIOS17() throws {
    let new = try picture(of: BareWidget.self, in: WidgetSituation(family: .systemSmall))
    #expect(texts(new.picture.root) == ["Please adopt containerBackground API"])
    #expect(new.picture.notes.map(\.rule) == ["container-background"])
    let old = try picture(
      of: BareWidget.self,
      in: WidgetSituation(family: .systemSmall, version: SystemVersion(16)))
    #expect(texts(old.picture.root) == ["content"])
  }

  @Test func aWidgetIsAbsentOnSystemsOlderThanItsConfiguration() throws {
    let old = WidgetSituation(family: .systemSmall, version: SystemVersion(16))
    #expect(
      throws: WidgetHostError.widgetNotInVersion(
        widget: "TockWidget", version: SystemVersion(16), since: SystemVersion(17))
    ) { try picture(of: TockWidget.self, in: old) }
    _ = try picture(of: TockWidget.self, in: WidgetSituation(family: .systemSmall))
    _ = try picture(of: TickWidget.self, in: old)
  }

  @Test func anUnsupportedFamilyIsRefused() {
    #expect(
      throws: WidgetHostError.familyNotSupported(
        .systemLarge, widget: "TickWidget", supported: [.systemSmall, .accessoryRectangular])
    ) { try picture(of: TickWidget.self, in: WidgetSituation(family: .systemLarge)) }
  }

  @Test func aTapOnTheButtonPerformsItsIntent() async throws {
    let situation = WidgetSituation(family: .systemSmall)
    let host = WidgetHost(TickWidget.self)
    let drawn = try host.picture(of: host.placeholder(in: situation), in: situation)
    #expect(drawn.intents.count == 1)
    let outcome = try await host.tap(handle: 0, in: drawn, installedKinds: ["Tick", "Third"])
    #expect(outcome.intent == "RefreshIntent")
    #expect(outcome.reloadedKinds == ["Tick", "Other"])
    #expect(outcome.error == nil)
    await #expect(throws: WidgetHostError.noControl(handle: 7)) {
      try await host.tap(handle: 7, in: drawn)
    }
  }

  /// As on a phone, the archive of a picture keeps only an intent's parameters.
  @Test func onlyTheTappedIntentsParametersAreKept() async throws {
    let situation = WidgetSituation(family: .systemSmall)
    let host = WidgetHost(KeptWidget.self)
    let drawn = try host.picture(of: host.placeholder(in: situation), in: situation)
    KeptIntent.performed = []
    #expect(try await host.tap(handle: 0, in: drawn).error == nil)
    #expect(KeptIntent.performed == ["busan", "usual", "lost"])
  }

  @Test func storageAfterAReloadRequestIsReported() async {
    for (asksFirst, isTold) in [(true, true), (false, false), (nil, false)] {
      let outcome = await IntentOutcome.performing(
        StoringIntent(asksFirst: asksFirst), tappedKind: "Tick")
      #expect(outcome.storesAfterAsking == isTold)
    }
  }

  @Test func aTapBesideTheButtonOpensTheWidgetsURL() throws {
    let drawn = try picture(of: TickWidget.self, in: WidgetSituation(family: .systemSmall))
    let url = try #require(URL(string: "rings://tick"))
    #expect(drawn.target(at: CGPoint(x: 3, y: 3)) == .widgetURL(url))
  }
}
