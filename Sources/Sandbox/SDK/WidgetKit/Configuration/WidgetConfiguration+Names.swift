public import AppleFoundation
public import SwiftUI

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension WidgetConfiguration {
  /// Sets the widget's name in the widget gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changing { $0.displayName = displayName }
  }

  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    changing { $0.displayName = Text(displayNameKey) }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    changing { $0.displayName = Text(displayName) }
  }

  @_disfavoredOverload
  public func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration
  where S: StringProtocol {
    changing { $0.displayName = Text(verbatim: String(displayName)) }
  }

  /// Sets the widget's description in the widget gallery.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.details = description }
  }

  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.details = Text(descriptionKey) }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  @_disfavoredOverload
  public func description(
    _ description: LocalizedStringResource
  ) -> some WidgetConfiguration {
    changing { $0.details = Text(description) }
  }

  @_disfavoredOverload
  public func description<S>(_ description: S) -> some WidgetConfiguration
  where S: StringProtocol {
    changing { $0.details = Text(verbatim: String(description)) }
  }
}
