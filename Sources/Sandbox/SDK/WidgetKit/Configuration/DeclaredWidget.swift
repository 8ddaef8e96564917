import AppleFoundation
package import SwiftUI

/// A widget's configuration, read without running its provider.
package struct DeclaredWidget {
  package enum Style: String, Sendable {
    case `static`, intent, appIntent, activity, empty
  }

  /// The families of a widget that doesn't declare any: the three sizes of the first iPhone widgets.
  package static let familiesByDefault: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge,
  ]

  package var kind = ""
  package var style = Style.empty
  package var displayName: Text?
  package var details: Text?
  /// The families from `supportedFamilies(_:)`, or `nil` without that modifier.
  package var declaredFamilies: [WidgetFamily]?
  package var contentMarginsDisabled = false
  package var isContainerBackgroundRemovable = true
  package var promptsForConfiguration = false
  package var disfavoredLocations: [WidgetFamily: Set<WidgetLocation>] = [:]
  package var supplementalActivityFamilies: Set<ActivityFamily> = []
  /// The widget's provider, or `nil` for a Live Activity or an empty configuration.
  package var source: (any TimelineSource)?
  package var activity: (any ActivityPresentation)?

  package init() {}

  package var families: [WidgetFamily] { declaredFamilies ?? Self.familiesByDefault }

  /// Returns the name in the widget gallery: the declared name, or the title of the widget's intent.
  package func shownName(in environment: EnvironmentValues = .ofPhone) -> String? {
    displayName?.string(in: environment) ?? source?.configuration?.title
  }

  /// Returns the description in the widget gallery: the declared description, or the description of the
  /// widget's intent.
  package func shownDescription(
    in environment: EnvironmentValues = .ofPhone
  ) -> String? {
    details?.string(in: environment) ?? source?.configuration?.details
  }
}

extension EnvironmentValues {
  /// The environment for text outside views, with the phone's locale.
  package static var ofPhone: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = .current
    return environment
  }
}

extension DeclaredWidget {
  /// Creates the declaration of a widget, running its initializer and body once.
  @MainActor
  package init(of type: any Widget.Type) {
    self.init(of: type.init())
  }

  @MainActor
  package init(of widget: any Widget) {
    func configuration(_ widget: some Widget) -> any WidgetConfiguration { widget.body }
    self.init()
    read(configuration(widget))
  }

  @MainActor
  mutating func read(_ configuration: any WidgetConfiguration) {
    func body(_ configuration: some WidgetConfiguration) -> any WidgetConfiguration {
      configuration.body
    }
    if let declared = configuration as? any DeclaredConfiguration {
      declared.declare(in: &self)
    } else {
      read(body(configuration))
    }
  }
}

/// A primitive configuration; all others are defined by their `body`.
@MainActor
package protocol DeclaredConfiguration {
  func declare(in declaration: inout DeclaredWidget)
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
extension EmptyWidgetConfiguration: DeclaredConfiguration {
  package func declare(in declaration: inout DeclaredWidget) {}
}

@available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *)
extension LimitedAvailabilityConfiguration: DeclaredConfiguration {
  package func declare(in declaration: inout DeclaredWidget) {
    declaration.read(configuration)
  }
}
