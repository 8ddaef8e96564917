/// A view that shows text.
///
/// ```swift
/// Text("Rain").font(.title)
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Text: Sendable {
  var content: TextContent
  var modifiers: [TextModifier] = []

  init(content: TextContent) {
    self.content = content
  }

  public init(verbatim content: String) {
    self.init(content: .string(content))
  }

  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {
    self.init(content: .string(String(content)))
  }

  func modified(by modifier: TextModifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// The position of the ellipsis in a truncated line.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The case of the letters in text.
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Text: Equatable {
  public static func == (left: Text, right: Text) -> Bool {
    left.content == right.content && left.modifiers == right.modifiers
  }

  public static func + (left: Text, right: Text) -> Text {
    // Concatenations are flattened, so that long chains don't nest.
    if case .concatenation(let parts) = left.content, left.modifiers.isEmpty {
      return Text(content: .concatenation(parts + [right]))
    }
    return Text(content: .concatenation([left, right]))
  }
}
