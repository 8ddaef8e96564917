public import SwiftUI

/// The widget family for a view's preview.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public struct WidgetPreviewContext: PreviewContext, Sendable {
  package let family: WidgetFamily

  public init(family: WidgetFamily) {
    self.family = family
  }

  public subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey {
    key.defaultValue
  }
}
