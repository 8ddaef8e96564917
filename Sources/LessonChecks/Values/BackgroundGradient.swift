package import Sentences
public import Foundation

/// A gradient that fills the background.
public struct BackgroundGradient: Hashable, Sendable, CustomStringConvertible {
  /// A colour at a place along the gradient; `location` runs from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: PictureColor
    public var location: Double

    public init(color: PictureColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public enum Kind: String, Hashable, Sendable { case linear, radial, angular, elliptical }

  public var kind: Kind
  public var stops: [Stop]
  /// Where a linear gradient begins, as fractions of the picture's width and height.
  public var start: CGPoint?
  /// Where a linear gradient ends, as fractions of the picture's width and height.
  public var end: CGPoint?

  public var colors: [PictureColor] { stops.map(\.color) }

  public var description: String { SaidInCheck.text(sentence) }

  package var sentence: Sentence {
    let colors = Sentence(listing: colors.map(\.sentence))
    return Sentence(
      "\(kind.rawValue) gradient of \(colors)", ko: "\(kind.rawValue) 그라디언트: \(colors)")
  }
}
