/// A name and default for a value that a preview is made with.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Where a preview is shown, such as a widget of some family.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public protocol PreviewContext {
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

/// What a preview's modifiers said about it; the nodes of its views carry it to whoever shows them.
package struct PreviewDescription {
  package var displayName: String?
  package var layout: PreviewLayout = .device
  package var device: String?
  package var context: (any PreviewContext)?
  /// True for a Live Activity, which is drawn by its widget and not by a view.
  package var isActivity = false

  package init() {}
}

extension LayoutNode {
  private enum PreviewDescriptionKey {}

  /// What the preview modifiers around this node's view said.
  package var previewDescription: PreviewDescription {
    get {
      layoutValues[ObjectIdentifier(PreviewDescriptionKey.self)] as? PreviewDescription
        ?? PreviewDescription()
    }
    set { layoutValues[ObjectIdentifier(PreviewDescriptionKey.self)] = newValue }
  }
}
