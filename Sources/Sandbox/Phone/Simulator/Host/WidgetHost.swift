package import AppIntents
import Drawing
import Foundation
package import PhoneFacts
package import SwiftUI
package import WidgetKit

/// A learner's widget on the simulated phone, which gets entries from its provider and draws them.
@MainActor
package final class WidgetHost {
  /// Values from the edit sheet, keyed by parameter name.
  package typealias Values = [String: IntentParameterValue]

  /// The widget's type name in the learner's code.
  package let name: String
  /// The declaration in the widget's body.
  package let declaration: DeclaredWidget
  /// Whether the content must have a container background; false for a standalone view.
  package let insistsOnContainerBackground: Bool

  /// Creates a widget of this type.
  package init(_ type: any Widget.Type, insistsOnContainerBackground: Bool = true) {
    name = String(describing: type)
    declaration = DeclaredWidget(of: type)
    self.insistsOnContainerBackground = insistsOnContainerBackground
  }

  /// Uses an existing widget, such as a preview's.
  package init(widget: any Widget) {
    name = String(describing: Swift.type(of: widget))
    declaration = DeclaredWidget(of: widget)
    insistsOnContainerBackground = true
  }

  /// Throws if the widget can't be shown in a situation.
  package func requireFamily(in situation: WidgetSituation) throws {
    let family = situation.family
    let since = declaration.style.firstVersion
    guard since <= situation.version else {
      throw WidgetHostError.widgetNotInVersion(
        widget: name, version: situation.version, since: since)
    }
    guard declaration.families.contains(family) else {
      throw WidgetHostError.familyNotSupported(
        family, widget: name, supported: declaration.families)
    }
    guard situation.size != nil else {
      if situation.device.firstVersion(withUnsized: family).map({ $0 <= situation.version }) == true
      {
        throw WidgetHostError.familyWithoutSize(
          family, device: situation.device.name, version: situation.version)
      }
      throw WidgetHostError.familyNotOnDevice(family, device: situation.device.name)
    }
    guard family.firstVersion <= situation.version else {
      throw WidgetHostError.familyNotInVersion(family, version: situation.version)
    }
  }

  /// Returns the provider's context for a situation.
  package func context(
    in situation: WidgetSituation, isPreview: Bool = false
  ) throws -> TimelineProviderContext {
    try requireFamily(in: situation)
    let date = situation.date ?? Date()
    let environments = [ColorScheme.light, .dark].map { scheme in
      var variant = situation
      variant.colorScheme = scheme
      return variant.environment(
        showsBackground: variant.showsBackground(
          isRemovable: declaration.isContainerBackgroundRemovable), at: date)
    }
    return TimelineProviderContext(
      family: situation.family, isPreview: isPreview, displaySize: situation.size ?? .zero,
      environments: environments)
  }

  /// Returns the entry that the phone draws redacted before there's any data.
  package func placeholder(in situation: WidgetSituation) throws -> ArchivedEntry {
    try source().placeholder(in: context(in: situation))
  }

  /// Returns the entry for transient situations and the gallery.
  package func snapshot(
    in situation: WidgetSituation, values: Values = [:], isPreview: Bool = false
  ) async throws -> ArchivedEntry {
    // The context is created for this call, and no other code uses it.
    nonisolated(unsafe) let context = try context(in: situation, isPreview: isPreview)
    return try await source().snapshot(with: values, in: context)
  }

  /// Returns the widget's timeline.
  ///
  /// If the provider never responds, this method waits until the task is canceled.
  package func timeline(
    in situation: WidgetSituation, values: Values = [:], isPreview: Bool = false
  ) async throws -> ArchivedTimeline {
    nonisolated(unsafe) let context = try context(in: situation, isPreview: isPreview)
    return try await source().timeline(with: values, in: context)
  }

  /// Returns the SiriKit intent with these values, and its description; nil if there's none.
  package func siriIntent(with values: Values) async throws -> DescribedSiriIntent? {
    try await declaration.source?.describedSiriIntent(with: values)
  }

  /// Returns the timeline's entry at an index.
  package func entry(_ index: Int, of timeline: ArchivedTimeline) throws -> ArchivedEntry {
    guard !timeline.entries.isEmpty else { throw WidgetHostError.emptyTimeline(widget: name) }
    guard timeline.entries.indices.contains(index) else {
      throw WidgetHostError.noSuchEntry(index, count: timeline.entries.count)
    }
    return timeline.entries[index]
  }

  private func source() throws -> any TimelineSource {
    guard let source = declaration.source else { throw WidgetHostError.noTimeline(widget: name) }
    return source
  }
}

extension DeclaredWidget.Style {
  /// The first iOS version with this configuration; iOS 14 for WidgetKit's original configurations.
  package var firstVersion: SystemVersion { self == .appIntent ? SystemVersion(17) : .first }
}

extension WidgetFamily {
  /// The first iOS version that shows the family, on a device that has a size for it.
  package var firstVersion: SystemVersion {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge: .first
    case .systemExtraLarge: SystemVersion(15)
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner:
      SystemVersion(16)
    case .systemExtraLargePortrait: SystemVersion(26)
    }
  }
}
