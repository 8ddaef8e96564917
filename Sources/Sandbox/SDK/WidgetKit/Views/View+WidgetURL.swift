public import AppleFoundation
public import SwiftUI

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension View {
  /// Sets the URL that opens the app when a person taps the widget.
  ///
  /// ```swift
  /// Text("23°").widgetURL(URL(string: "weather://seoul"))
  /// ```
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    modifier(WidgetURLModifier(url: url))
  }
}

struct WidgetURLModifier {
  typealias Body = Never
  let url: URL?
}

extension WidgetURLModifier: WrappingModifier {
  var nodeType: String { "widgetURL" }

  func configure(_ node: LayoutNode, in context: ViewContext) {
    node.traits.widgetURL = url
  }
}
