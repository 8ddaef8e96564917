/// Lines of text.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Text: Equatable, Sendable {
  public init(verbatim content: String) {
  }

  /// Which part of a line gives way when it is too long.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// A change of the letters of a text.
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}
