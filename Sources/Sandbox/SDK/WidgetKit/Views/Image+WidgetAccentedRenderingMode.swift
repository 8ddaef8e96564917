import Drawing
public import SwiftUI

/// What becomes of an image's colours where widgets are accented.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let mode: ImageDrawing.AccentedMode

  /// The image's shape in the accent group's colour.
  public static let accented = WidgetAccentedRenderingMode(mode: .accented)
  /// The image's brightness as the opacity of the accent group's colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
  /// The image's brightness as the opacity of the default group's colour.
  public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
  /// The image as it is; on iOS only.
  public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
extension Image {
  /// Says what becomes of the image's colours; nil draws its shape in its group's colour.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    var copy = self
    copy.accentedMode = renderingMode?.mode
    return copy
  }
}
