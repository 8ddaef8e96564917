package import SwiftUI

/// The content of `#Preview(as:)`: a widget with the preview's entries or a provider's entries.
package struct WidgetPreview: PreviewContent {
  package let family: WidgetFamily
  package let makeWidget: @MainActor @Sendable () -> any Widget
  /// A closure that creates the timeline of a declared widget.
  package let makeTimeline:
    @MainActor @Sendable (DeclaredWidget, TimelineProviderContext) async throws ->
      ArchivedTimeline
}

package struct ActivityPreview: PreviewContent {
  package let viewKind: ActivityPreviewViewKind
  package let makeWidget: @MainActor @Sendable () -> any Widget
  /// Returns one closure for each state, which creates the state's view in a presentation.
  package let makeViews:
    @MainActor @Sendable (DeclaredWidget, ActivityPreviewViewKind) async ->
      [@MainActor () -> any View]
}

extension WidgetPreview {
  /// Returns the preview's entries, drawn by the widget; skips entries of other types.
  @MainActor
  static func timeline(
    of entries: [any TimelineEntry], in declaration: DeclaredWidget
  ) -> ArchivedTimeline {
    ArchivedTimeline(
      entries: entries.compactMap { declaration.source?.archive($0) }, policy: .never)
  }
}

/// A closure that only the main actor creates and calls.
struct MainActorClosure<Value>: @unchecked Sendable {
  let make: @MainActor () -> Value

  init(_ make: @escaping @MainActor () -> Value) {
    self.make = make
  }
}

/// An asynchronous closure that only the main actor creates and calls.
struct MainActorAsyncClosure<Value>: @unchecked Sendable {
  let make: @MainActor () async -> Value

  init(_ make: @escaping @MainActor () async -> Value) {
    self.make = make
  }
}
