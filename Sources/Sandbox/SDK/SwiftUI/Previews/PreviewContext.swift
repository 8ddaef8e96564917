/// A key for a value in the context of a preview, with its default.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The context of a preview, such as a widget of some family.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public protocol PreviewContext {
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

/// The settings from a preview's modifiers.
///
/// The nodes of the preview's views carry them.
package struct PreviewDescription {
  package var displayName: String?
  package var layout: PreviewLayout = .device
  package var device: String?
  package var context: (any PreviewContext)?
  /// Whether the preview shows a Live Activity, which the activity's widget draws.
  package var isActivity = false

  package init() {}
}

extension LayoutNode {
  private enum PreviewDescriptionKey {}

  /// The settings from the preview modifiers around this node's view.
  package var previewDescription: PreviewDescription {
    get {
      layoutValues[ObjectIdentifier(PreviewDescriptionKey.self)] as? PreviewDescription
        ?? PreviewDescription()
    }
    set { layoutValues[ObjectIdentifier(PreviewDescriptionKey.self)] = newValue }
  }
}
