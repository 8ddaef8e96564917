package import AppIntents
import Drawing
import Foundation
package import PhoneFacts
package import SwiftUI
package import WidgetKit

/// A widget of the learner's on the simulated phone: asks its provider, draws its entries.
@MainActor
package final class WidgetHost {
  /// What people set on the edit sheet, by the parameters' names.
  package typealias Values = [String: IntentParameterValue]

  /// The widget's type as learners wrote it.
  package let name: String
  /// What its body declares.
  package let declaration: DeclaredWidget
  /// False for a view shown by itself: it is part of a widget whose background stands elsewhere.
  package let insistsOnContainerBackground: Bool

  /// A widget that is made for this.
  package init(_ type: any Widget.Type, insistsOnContainerBackground: Bool = true) {
    name = String(describing: type)
    declaration = DeclaredWidget(of: type)
    self.insistsOnContainerBackground = insistsOnContainerBackground
  }

  /// A widget that is already made, as in a preview.
  package init(widget: any Widget) {
    name = String(describing: Swift.type(of: widget))
    declaration = DeclaredWidget(of: widget)
    insistsOnContainerBackground = true
  }

  /// Throws when the widget cannot be seen in a situation at all.
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
      throw WidgetHostError.familyNotOnDevice(family, device: situation.device.name)
    }
    guard family.firstVersion <= situation.version else {
      throw WidgetHostError.familyNotInVersion(family, version: situation.version)
    }
  }

  /// What the provider is told about a situation.
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

  /// What the widget shows first, before anything is known; drawn redacted.
  package func placeholder(in situation: WidgetSituation) throws -> ArchivedEntry {
    try source().placeholder(in: context(in: situation))
  }

  /// What the widget shows in passing, and in the gallery.
  package func snapshot(
    in situation: WidgetSituation, values: Values = [:], isPreview: Bool = false
  ) async throws -> ArchivedEntry {
    // Made for this call and given away with it.
    nonisolated(unsafe) let context = try context(in: situation, isPreview: isPreview)
    return try await source().snapshot(with: values, in: context)
  }

  /// What the widget shows over time.
  ///
  /// A provider that never answers is waited for until the task is cancelled.
  package func timeline(
    in situation: WidgetSituation, values: Values = [:], isPreview: Bool = false
  ) async throws -> ArchivedTimeline {
    nonisolated(unsafe) let context = try context(in: situation, isPreview: isPreview)
    return try await source().timeline(with: values, in: context)
  }

  /// The SiriKit intent with values, and its description; nil without one.
  package func siriIntent(with values: Values) async throws -> DescribedSiriIntent? {
    try await declaration.source?.describedSiriIntent(with: values)
  }

  /// The entry at a place of a timeline.
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
  /// The first iOS that has widgets of this configuration; iOS 14 for those that WidgetKit began with.
  package var firstVersion: SystemVersion { self == .appIntent ? SystemVersion(17) : .first }
}

extension WidgetFamily {
  /// The first iOS that shows the family on a device that has a size for it.
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
