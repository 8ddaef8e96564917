import AppleFoundation
package import Drawing

/// A picture: an SF Symbol, an image of the asset catalog, or a bitmap.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  package enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
    case bitmap(Bitmap)
    case drawn(CanvasImage)
  }

  /// How the picture fills the space that it is given, where `resizable` was written.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  package var source: Source
  var resizing: Resizing?
  var templateMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  /// `widgetAccentedRenderingMode(_:)`; nil takes part in accented rendering as a template.
  package var accentedMode: ImageDrawing.AccentedMode?
  var variableValue: Double?
  var label: Text?
  var isDecorative = false

  package init(source: Source) {
    self.source = source
  }

  public static func == (left: Image, right: Image) -> Bool {
    left.source == right.source && left.resizing == right.resizing
      && left.templateMode == right.templateMode && left.symbolMode == right.symbolMode
      && left.accentedMode == right.accentedMode && left.variableValue == right.variableValue
      && left.isDecorative == right.isDecorative
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Image {
  /// How a picture is fitted into a space of another size.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether a picture is drawn in its own colours or as a stencil in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How large a symbol is beside text.
  @available(iOS 13.0, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// How pixels are smoothed when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// Which way up a bitmap was taken.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
}
