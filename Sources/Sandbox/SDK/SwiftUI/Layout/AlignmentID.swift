public import AppleFoundation

/// A type whose default value places an alignment guide in views that do not set it.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of an edge or a centre: containers do not take it over from their children.
package protocol BuiltInAlignment: AlignmentID {}

/// A text baseline: containers take it over from the first or last line inside them.
package protocol BaselineAlignment: AlignmentID {
  static func combined(_ values: [CGFloat]) -> CGFloat?
}
