/// A widget: its name, its sizes and its content.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Self.Body { get }
}
