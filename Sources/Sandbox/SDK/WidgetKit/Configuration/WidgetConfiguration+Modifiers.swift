import AppleFoundation
public import SwiftUI

struct ChangedConfiguration<Base> where Base: WidgetConfiguration {
  let base: Base
  let change: (inout DeclaredWidget) -> Void
}

extension ChangedConfiguration: WidgetConfiguration {
  var body: Never { bodyOfPrimitive(Self.self) }
}

extension ChangedConfiguration: DeclaredConfiguration {
  func declare(in declaration: inout DeclaredWidget) {
    declaration.read(base)
    change(&declaration)
  }
}

extension WidgetConfiguration {
  func changing(_ change: @escaping (inout DeclaredWidget) -> Void) -> some WidgetConfiguration {
    ChangedConfiguration(base: self, change: change)
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension WidgetConfiguration {
  /// Declares the sizes in which the widget is available.
  ///
  /// ```swift
  /// var body: some WidgetConfiguration {
  ///   StaticConfiguration(kind: "Weather", provider: Provider()) { WeatherView(entry: $0) }
  ///     .supportedFamilies([.systemSmall, .accessoryRectangular])
  /// }
  /// ```
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { $0.declaredFamilies = families }
  }

  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent:
      @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    // No URL session outlives its extension on the simulated phone, so there are no events to deliver.
    self
  }

  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent:
      @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }

  /// Removes the margins that the system adds around a widget's content on iOS 17 and later.
  @available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.contentMarginsDisabled = true }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    changing { $0.isContainerBackgroundRemovable = isRemovable }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changing { declaration in
      for family in families {
        declaration.disfavoredLocations[family, default: []].formUnion(locations)
      }
    }
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    changing { $0.promptsForConfiguration = true }
  }

  @available(iOS 18.0, *)
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    changing { $0.supplementalActivityFamilies.formUnion(families) }
  }

  @available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration {
    // The simulated phone receives no push notifications.
    self
  }

  @available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
  public func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration {
    // Only watchOS associates widgets by kind.
    self
  }
}
