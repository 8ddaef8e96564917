import Drawing
public import SwiftUI

/// The treatment of an image's colors in accented mode.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let mode: ImageDrawing.AccentedMode

  /// The image's shape in the color of the accent group.
  public static let accented = WidgetAccentedRenderingMode(mode: .accented)
  /// The image's brightness as the opacity of the accent group's color.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
  /// The image's brightness as the opacity of the default group's color.
  public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
  /// The image's original colors, on iOS only.
  public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
extension Image {
  /// Sets the treatment of the image's colors in accented mode.
  ///
  /// Pass `nil` to draw the image's shape in the color of its group.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    var copy = self
    copy.accentedMode = renderingMode?.mode
    return copy
  }
}
