public import Foundation

/// The inline styles of Markdown, such as emphasis.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

/// The attributes that this module adds to Foundation's scope, for `string.inlinePresentationIntent`.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct _MarkdownAttributes: AttributeScope {
  public let inlinePresentationIntent:
    AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AttributeDynamicLookup {
  public subscript<T>(
    dynamicMember keyPath: KeyPath<_MarkdownAttributes, T>
  ) -> T where T: AttributedStringKey {
    self[T.self]
  }
}
