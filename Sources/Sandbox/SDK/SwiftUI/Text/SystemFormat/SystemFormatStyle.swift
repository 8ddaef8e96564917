/// Formats for text that the system keeps up to date.
///
/// A picture shows such text for the picture's own date.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public enum SystemFormatStyle: Sendable {}
