public import AppleFoundation

/// A type that defines an alignment guide and its default position.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide at an edge or the center.
///
/// Containers don't inherit it from their children.
package protocol BuiltInAlignment: AlignmentID {}

/// A text baseline.
///
/// Containers inherit it from their first or last line.
package protocol BaselineAlignment: AlignmentID {
  static func combined(_ values: [CGFloat]) -> CGFloat?
}
