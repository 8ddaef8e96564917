package import SwiftUI

/// What `#Preview(as:)` shows: a widget with entries of its own or a provider's.
package struct WidgetPreview: PreviewContent {
  package let family: WidgetFamily
  package let makeWidget: @MainActor @Sendable () -> any Widget
  /// The timeline for a widget with this declaration.
  package let makeTimeline:
    @MainActor @Sendable (DeclaredWidget, TimelineProviderContext) async throws ->
      ArchivedTimeline
}

/// What a preview of a Live Activity shows.
package struct ActivityPreview: PreviewContent {
  package let viewKind: ActivityPreviewViewKind
  package let makeWidget: @MainActor @Sendable () -> any Widget
  /// The Lock Screen's view of every state, or the island's parts for it.
  package let makeViews:
    @MainActor @Sendable (DeclaredWidget, ActivityPreviewViewKind) async -> [any View]
}

extension WidgetPreview {
  /// The entries written in the preview, each drawn by the widget; others than its own are left out.
  @MainActor
  static func timeline(
    of entries: [any TimelineEntry], in declaration: DeclaredWidget
  ) -> ArchivedTimeline {
    ArchivedTimeline(
      entries: entries.compactMap { declaration.source?.archive($0) }, policy: .never)
  }
}

/// A closure that is made and called on the main actor only.
struct MainActorClosure<Value>: @unchecked Sendable {
  let make: @MainActor () -> Value

  init(_ make: @escaping @MainActor () -> Value) {
    self.make = make
  }
}

/// A closure that is made and called on the main actor only, and waits.
struct MainActorAsyncClosure<Value>: @unchecked Sendable {
  let make: @MainActor () async -> Value

  init(_ make: @escaping @MainActor () async -> Value) {
    self.make = make
  }
}
