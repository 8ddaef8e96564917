/// The formats in which the system keeps telling the time.
///
/// A picture shows what they say at its own moment.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public enum SystemFormatStyle: Sendable {}
