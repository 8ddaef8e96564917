public import SwiftUI

/// How a widget stands on a wall, in a room of visionOS.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct WidgetMountingStyle: Hashable, Sendable {
  let name: String

  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget seems to be made of, in a room of visionOS.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct WidgetTexture: Hashable, Sendable {
  let name: String

  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WidgetConfiguration {
  // Both change the widget on visionOS only.

  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    self
  }

  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
    self
  }
}
