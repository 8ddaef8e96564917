package import Drawing
import Foundation
import PictureReading
package import Sentences

/// A color as drawn, in sRGB.
///
/// Components range from 0 to 1.
public struct PictureColor: Hashable, Sendable, CustomStringConvertible {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates an sRGB color.
  ///
  /// Each component ranges from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from `0xRRGGBB`.
  public init(hex: UInt32) {
    self.init(RGBA(hex: hex))
  }

  /// Creates a color from a picture's color.
  package init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The relative luminance of WCAG 2.1, from 0 (black) to 1 (white), ignoring alpha.
  public var luminance: Double { rgba.relativeLuminance }

  /// Returns the contrast ratio of WCAG 2.1, from 1 (none) to 21 (black on white).
  public func contrast(with other: PictureColor) -> Double { rgba.contrast(with: other.rgba) }

  /// Returns whether no component differs by more than `tolerance`.
  public func isClose(to other: PictureColor, tolerance: Double = 0.02) -> Bool {
    rgba.isClose(to: other.rgba, tolerance: tolerance)
  }

  /// Returns the color composited over an opaque `backdrop`.
  public func over(_ backdrop: PictureColor) -> PictureColor {
    PictureColor(rgba.over(backdrop.rgba))
  }

  private var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }

  /// The color as `#RRGGBB`, followed by the opacity unless it's opaque.
  public var description: String { CheckSentences.text(sentence) }

  /// The color as text, in both languages.
  package var sentence: Sentence {
    let hex = rgba.hexadecimal
    guard alpha < 0.995 else { return Sentence(verbatim: hex) }
    let opacity = Int(saturating: (alpha * 100).rounded())
    return Sentence("\(hex) at \(opacity)%", ko: "\(hex)(불투명도 \(opacity)%)")
  }
}
