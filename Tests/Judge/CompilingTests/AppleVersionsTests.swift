import Compiling
import Foundation
import PhoneFacts
import TestSupport
import Testing

/// The availability of the most-used API matches Apple's documentation.
@Suite(.serialized, .startsProcesses, .thorough) struct AppleVersionsTests {
  /// The first iOS version with the API on each line; the compiler must reject the line for every older
  /// version.
  private static let uses: [(version: String, code: String)] = [
    ("14.0", "WidgetFamily.systemSmall"), ("15.0", "WidgetFamily.systemExtraLarge"),
    ("16.0", "WidgetFamily.accessoryCircular"), ("16.0", "WidgetFamily.accessoryRectangular"),
    ("16.0", "WidgetFamily.accessoryInline"), ("16.0", "AccessoryWidgetBackground()"),
    ("16.0", "WidgetRenderingMode.vibrant"), ("16.0", "view.widgetAccentable()"),
    ("18.0", "WidgetAccentedRenderingMode.desaturated"),
    ("18.0", "image.widgetAccentedRenderingMode(.accented)"),
    ("17.0", "view.containerBackground(.blue, for: .widget)"),
    ("17.0", "view.containerBackground(for: .widget) { view }"),
    ("15.0", "configuration.contentMarginsDisabled()"),
    ("15.0", "configuration.containerBackgroundRemovable(false)"),
    ("17.0", "configuration.disfavoredLocations([], for: [])"),
    ("18.0", "configuration.promptsForUserConfiguration()"),
    ("18.0", "configuration.supplementalActivityFamilies([])"),
    ("14.0", "view.widgetURL(nil)"), ("17.0", "view.invalidatableContent()"),
    ("14.0", "WidgetCenter.shared.reloadAllTimelines()"),
    ("16.0", "WidgetCenter.shared.invalidateConfigurationRecommendations()"),
    ("18.0", "WidgetCenter.shared.invalidateRelevance(ofKind: \"\")"),
    ("16.0", "view.activityBackgroundTint(.red)"),
    ("16.1", "view.activitySystemActionForegroundColor(.red)"),
    ("16.1", "DynamicIslandExpandedRegionPosition.leading"),
    ("17.0", "environment.widgetContentMargins"), ("16.0", "environment.widgetRenderingMode"),
    ("15.0", "environment.showsWidgetContainerBackground"), ("18.0", "environment.activityFamily"),
    ("16.1", "environment.isActivityFullscreen"), ("15.0", "environment.dynamicTypeSize"),
    ("16.0", "LocalizedStringResource(\"a\")"), ("16.0", "TypeDisplayRepresentation(name: \"a\")"),
    ("17.0", "WidgetLocation.standBy"), ("18.0", "OpenURLIntent(url)"),
    ("15.0", "Color.mint"), ("15.0", "Color.brown"), ("16.0", "Color.red.gradient"),
    ("18.0", "Color.red.mix(with: .blue, by: 0.5)"), ("14.0", "Font.title2"),
    ("16.0", "Font.body.width(.condensed)"), ("15.0", "Font.body.monospaced()"),
    ("15.0", "view.foregroundStyle(.secondary)"),
    ("17.0", "text.foregroundStyle(.secondary) as Text"),
    ("15.0", "view.background(.red)"), ("15.0", "view.background { view }"),
    ("15.0", "view.overlay { view }"), ("15.0", "view.tint(.red)"),
    ("15.0", "view.monospacedDigit()"),
    ("16.0", "view.fontWeight(.bold)"), ("16.0", "view.bold()"),
    ("16.0", "view.fontWidth(.condensed)"),
    ("16.1", "view.fontDesign(.rounded)"), ("16.0", "view.lineLimit(1...2)"),
    ("16.0", "view.lineLimit(2, reservesSpace: true)"),
    ("16.0", "view.contentTransition(.numericText())"),
    ("15.0", "view.privacySensitive()"), ("15.0", "view.symbolRenderingMode(.hierarchical)"),
    ("15.0", "view.symbolVariant(.fill)"), ("14.0", "view.redacted(reason: .placeholder)"),
    ("17.0", "view.contentMargins(8)"), ("17.0", "view.safeAreaPadding()"),
    ("17.0", "view.containerRelativeFrame(.horizontal)"), ("15.0", "view.dynamicTypeSize(.large)"),
    ("16.0", "Gauge(value: 0.5) { text }"), ("16.0", "view.gaugeStyle(.accessoryCircular)"),
    ("16.0", "Grid { text }"), ("16.0", "ViewThatFits { text }"),
    ("16.0", "AnyLayout(HStackLayout())"),
    ("15.0", "Canvas { _, _ in }"), ("15.0", "TimelineView(.everyMinute) { _ in text }"),
    ("14.0", "Link(destination: url) { text }"), ("14.0", "Label(\"a\", systemImage: \"b\")"),
    ("14.0", "Text(Date(), style: .timer)"), ("16.0", "Text(timerInterval: Date()...Date())"),
    ("15.0", "Text(AttributedString())"), ("15.0", "Text(2, format: .number)"),
    ("16.0", "Image(systemName: \"a\", variableValue: 0.5)"), ("14.0", "ProgressView(value: 0.5)"),
    ("16.0", "ProgressView(timerInterval: Date()...Date())"),
    ("14.0", "LazyVGrid(columns: []) { text }"),
    ("14.0", "ContainerRelativeShape()"), ("16.0", "UnevenRoundedRectangle()"),
    ("18.0", "MeshGradient(width: 2, height: 2, points: [], colors: [])"),
    ("15.0", "EllipticalGradient(colors: [])"),
    ("16.0", "AnyShapeStyle(.red.shadow(.drop(radius: 2)))"),
    ("15.0", "AnyShapeStyle(.ultraThinMaterial)"), ("15.0", "Date.now"),
    ("15.0", "Date().formatted()"), ("16.0", "Duration.seconds(1)"),
    ("13.0", "view.animation(.smooth, value: 1)"), ("13.0", "Animation.bouncy(extraBounce: 0.1)"),
    ("13.0", "Animation.spring(duration: 1, bounce: 0.2)"), ("17.0", "Animation.spring(.bouncy)"),
  ]

  private static let context = """
    import AppIntents
    import ActivityKit
    import SwiftUI
    import WidgetKit

    let url = URL(fileURLWithPath: "/")
    func uses(
      view: EmptyView, text: Text, image: Image, environment: EnvironmentValues,
      configuration: EmptyWidgetConfiguration
    ) {

    """

  @Test(arguments: ["14.0", "15.0", "16.0", "16.1", "17.0", "18.0"])
  func onlyAPIsNewerThanTheTargetAreReported(target: String) async throws {
    let first = Self.context.count { $0 == "\n" } + 1
    let text = Self.context + Self.uses.map { "  _ = \($0.code)\n" }.joined() + "}\n"
    let folder = try TemporaryFolder()
    let found = try await CompilerFixture.compiler()
      .availability(
        of: [try folder.file("A.swift", text)],
        deploymentTarget: try #require(SystemVersion(target))
      ).diagnostics
      .filter { $0.severity == .error }
    let other = found.filter { !$0.message.contains("is only available in iOS") }
    #expect(other.map(\.message) == [])
    let told = Set(found.compactMap { $0.location?.line })
    for (place, use) in Self.uses.enumerated() {
      let isTooNew = Double(use.version) ?? 0 > Double(target) ?? 0
      #expect(told.contains(first + place) == isTooNew, "\(use.code) on iOS \(target)")
    }
  }
}
