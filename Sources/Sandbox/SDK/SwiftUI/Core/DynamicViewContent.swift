public import AppleFoundation

/// Views that are made from data.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ForEach: DynamicViewContent where Content: View {}

/// Data that stays data under a modifier.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

// Nothing scrolls in a widget, and nobody swipes over its rows.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension DynamicViewContent {
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(NotingModifier(call: .listDetails))
  }

  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(NotingModifier(call: .listDetails))
  }
}
