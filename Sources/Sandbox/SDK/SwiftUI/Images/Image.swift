import AppleFoundation
package import Drawing

/// An SF Symbol, an image from the asset catalog, or a bitmap.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
    case bitmap(Bitmap)
    case drawn(CanvasImage)
  }

  /// The way an image fills its space after `resizable`.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  package var source: Source
  var resizing: Resizing?
  var templateMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  /// The value of `widgetAccentedRenderingMode(_:)`.
  ///
  /// With `nil`, accented rendering treats the image as a template.
  package var accentedMode: ImageDrawing.AccentedMode?
  var variableValue: Double?
  var label: Text?
  var isDecorative = false
  /// The size in pixels of a drawing that UIKit or Core Graphics made; `nil` for other images.
  var pixelSize: CGSize?

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
  /// The way an image fills a space of a different size.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// The rendering of an image in its own colors or as a template in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// The scale of a symbol relative to text.
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

  /// The quality of image scaling.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// The stored orientation of a bitmap.
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
