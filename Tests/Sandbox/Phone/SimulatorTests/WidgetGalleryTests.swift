import PhoneFacts
import Simulator
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite struct WidgetGalleryTests {
  private struct Moment: TimelineEntry { var date = Date() }

  private struct Moments: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment() }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment())
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      completion(Timeline(entries: [Moment()], policy: .never))
    }
  }

  /// A widget for bundles with several widgets.
  private struct Face: Widget {
    var kind = "face"
    var families: [WidgetFamily] = [.systemSmall]

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: kind, provider: Moments()) { _ in Text("face") }
        .supportedFamilies(families)
    }
  }

  @Test(arguments: [
    ("15.0", "16.2", "16.0", true, false), ("15.0", "16.2", "16.2", true, true),
    ("15.0", "14.0", "14.5", false, false), ("15.0", "15.0", "15.0", true, true),
    ("9.0", "9.0", "10.0", true, true),
  ])
  func theAppDecidesInstallationAndTheExtensionAvailability(
    app: String, widgets: String, ios: String, installs: Bool, hasExtension: Bool
  ) throws {
    let installation = AppInstallation(
      appTarget: try #require(SystemVersion(app)),
      extensionTarget: try #require(SystemVersion(widgets)),
      version: try #require(SystemVersion(ios)))
    #expect(installation.installs == installs)
    #expect(installation.hasExtension == hasExtension)
  }

  @Test func unsupportedFamiliesAreWithheld() throws {
    let face = Face(
      families: [.systemExtraLarge, .accessoryCircular, .systemLarge, .systemLarge, .systemSmall])
    let older = WidgetGallery(
      of: [.widget(face)], on: .standard, version: SystemVersion(15))
    let entry = try #require(older.entries.first)
    #expect(entry.families == [.systemLarge, .systemSmall])
    #expect(
      entry.withheld == [
        .init(family: .systemExtraLarge, reason: .notOnDevice),
        .init(family: .accessoryCircular, reason: .notInVersion(since: SystemVersion(16))),
      ])
    let pad = try #require(Device.named("834x1194"))
    let onPad = WidgetGallery(of: [.widget(face)], on: pad, version: SystemVersion(16))
    #expect(onPad.entries.first?.families == [.systemExtraLarge, .systemLarge, .systemSmall])
    // iPads got Lock Screen widgets a year after iPhones.
    let later = WidgetGallery(
      of: [.widget(Face(families: [.accessoryInline, .systemSmall]))], on: pad,
      version: SystemVersion(17))
    #expect(later.entries.first?.families == [.accessoryInline, .systemSmall])
    #expect(later.entries.first?.shown == .systemSmall)
  }

  @Test func instancesOfOneWidgetTypeAreOfferedSeparately() {
    let gallery = WidgetGallery(
      of: [.widget(Face(kind: "b")), .widget(Face(kind: "a"))], on: .standard, version: .newest)
    #expect(gallery.entries.map(\.host.declaration.kind) == ["b", "a"])
  }
}
