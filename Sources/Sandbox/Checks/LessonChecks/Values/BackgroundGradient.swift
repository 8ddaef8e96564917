public import Foundation
package import Sentences

/// A gradient that fills the background.
public struct BackgroundGradient: Hashable, Sendable, CustomStringConvertible {
  /// A color stop.
  public struct Stop: Hashable, Sendable {
    /// The stop's color.
    public var color: PictureColor
    /// The position along the gradient, from 0 to 1.
    public var location: Double

    /// Creates a stop with a color and a position from 0 to 1.
    public init(color: PictureColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The shape of the gradient.
  public enum Kind: String, Hashable, Sendable { case linear, radial, angular, elliptical }

  /// The shape of the gradient.
  public var kind: Kind
  /// The color stops, in order.
  public var stops: [Stop]
  /// The start of a linear gradient, as fractions of the picture's width and height.
  public var start: CGPoint?
  /// The end of a linear gradient, as fractions of the picture's width and height.
  public var end: CGPoint?

  /// The colors, in order.
  public var colors: [PictureColor] { stops.map(\.color) }

  public var description: String { CheckSentences.text(sentence) }

  /// A description of the gradient, in both languages.
  package var sentence: Sentence {
    let colors = Sentence(listing: colors.map(\.sentence))
    return Sentence(
      "\(kind.rawValue) gradient of \(colors)", ko: "\(kind.rawValue) 그러데이션: \(colors)")
  }
}
