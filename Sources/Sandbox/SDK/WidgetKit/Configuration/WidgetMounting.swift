public import SwiftUI

/// The mounting style of a widget on a wall in visionOS.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct WidgetMountingStyle: Hashable, Sendable {
  let name: String

  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The appearance of a widget's material in visionOS.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct WidgetTexture: Hashable, Sendable {
  let name: String

  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WidgetConfiguration {
  // These modifiers affect widgets only in visionOS.

  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    self
  }

  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
    self
  }
}
