public import ActivityKit
public import SwiftUI

/// A configuration for a Live Activity, with its views for the Lock Screen and the Dynamic Island.
@available(iOS 16.1, *)
public struct ActivityConfiguration<Attributes> where Attributes: ActivityAttributes {
  private let views: ActivityViews<Attributes>

  @MainActor @preconcurrency
  public init<Content>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) where Content: View {
    views = ActivityViews(makeContent: { content($0) }, makeIsland: dynamicIsland)
  }
}

@available(iOS 16.1, *)
extension ActivityConfiguration: WidgetConfiguration {
  public var body: Never { bodyOfPrimitive(Self.self) }
}

extension ActivityConfiguration: DeclaredConfiguration {
  package func declare(in declaration: inout DeclaredWidget) {
    declaration.kind = String(describing: Attributes.self)
    declaration.style = .activity
    declaration.declaredFamilies = []
    declaration.activity = views
  }
}
