public import Foundation
package import Sentences

/// A gradient that fills the background.
public struct BackgroundGradient: Hashable, Sendable, CustomStringConvertible {
  /// A colour at a place along the gradient; `location` runs from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place.
    public var color: PictureColor
    /// The place, from 0 to 1.
    public var location: Double

    /// A colour at a place from 0 to 1.
    public init(color: PictureColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How its colours spread.
  public enum Kind: String, Hashable, Sendable { case linear, radial, angular, elliptical }

  /// How its colours spread.
  public var kind: Kind
  /// Its colours and their places, in their order.
  public var stops: [Stop]
  /// Where a linear gradient begins, as fractions of the picture's width and height.
  public var start: CGPoint?
  /// Where a linear gradient ends, as fractions of the picture's width and height.
  public var end: CGPoint?

  /// Its colours, in their order.
  public var colors: [PictureColor] { stops.map(\.color) }

  public var description: String { SaidInCheck.text(sentence) }

  /// The gradient in words, in both languages.
  package var sentence: Sentence {
    let colors = Sentence(listing: colors.map(\.sentence))
    return Sentence(
      "\(kind.rawValue) gradient of \(colors)", ko: "\(kind.rawValue) 그러데이션: \(colors)")
  }
}
