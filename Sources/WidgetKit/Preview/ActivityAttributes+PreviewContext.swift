public import ActivityKit
public import SwiftUI

@available(iOS 16.2, *)
extension ActivityAttributes {
  /// A state of the activity as a preview shows it.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    UnconfiguredActivityPreview(attributes: String(describing: Self.self))
  }
}

/// The place of a Live Activity whose configuration the preview does not name.
struct UnconfiguredActivityPreview {
  let attributes: String
}

extension UnconfiguredActivityPreview: View, PrimitiveView {
  var body: Never { bodyOfPrimitive(Self.self) }

  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.evaluation.note(
      rule: "activity-preview",
      "A preview provider does not say which widget shows \(attributes). Use "
        + "#Preview(as: .content, using:) { the widget } contentStates: { … } instead.")
    return []
  }
}
