public import ActivityKit
import Sentences
public import SwiftUI

@available(iOS 16.2, *)
extension ActivityAttributes {
  /// Returns a preview of a state of the activity.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ActivityPreviewView(
      preview: ProvidedActivityPreview(
        self, state: contentState, isStale: isStale, viewKind: viewKind))
  }
}

/// A Live Activity's state in a preview provider.
///
/// A preview provider doesn't specify a widget. As in Xcode, the widget with the same attributes shows the
/// state.
@MainActor
package struct ProvidedActivityPreview {
  package let attributesName: String
  package let viewKind: ActivityPreviewViewKind
  private let make: (any ActivityPresentation, ActivityPreviewViewKind) -> (any View)?

  init<Attributes: ActivityAttributes>(
    _ attributes: Attributes, state: Attributes.ContentState, isStale: Bool,
    viewKind: ActivityPreviewViewKind
  ) {
    attributesName = String(describing: Attributes.self)
    self.viewKind = viewKind
    make = { activity, kind in
      (activity as? ActivityViews<Attributes>)?
        .view(kind, attributes: attributes, state: state, isStale: isStale)
    }
  }

  /// Returns the state's view, or `nil` for an activity with other attributes.
  package func view(
    of activity: any ActivityPresentation, as kind: ActivityPreviewViewKind
  ) -> (any View)? {
    make(activity, kind)
  }

  /// Returns whether a view of this type may contain a Live Activity's preview, before the view is created.
  ///
  /// Inside `if #available`, every view is an `AnyView`.
  package static func canBePart(of type: any View.Type) -> Bool {
    let parts: [any View.Type] = [ActivityPreviewView.self, AnyView.self]
    return parts.contains { String(reflecting: type).contains(String(reflecting: $0)) }
  }
}

/// A placeholder for a Live Activity in a preview provider.
struct ActivityPreviewView {
  let preview: ProvidedActivityPreview
}

extension ActivityPreviewView: View, PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.evaluation.note(
      rule: "activity-preview",
      Sentence(
        "No widget in these files shows \(preview.attributesName). Declare one with "
          + "ActivityConfiguration(for: \(preview.attributesName).self).",
        ko: "이 파일들에는 \(preview.attributesName) 값을 보여 주는 위젯이 없어요. "
          + "ActivityConfiguration(for: \(preview.attributesName).self)으로 하나 선언하세요."))
    let node = LayoutNode("ActivityPreview", behavior: PassthroughBehavior(), in: context)
    node.providedActivityPreview = preview
    node.previewDescription.isActivity = true
    return [node]
  }
}

extension LayoutNode {
  private enum ProvidedActivityPreviewKey {}

  /// The Live Activity at this position of a preview provider.
  package fileprivate(set) var providedActivityPreview: ProvidedActivityPreview? {
    get {
      layoutValues[ObjectIdentifier(ProvidedActivityPreviewKey.self)] as? ProvidedActivityPreview
    }
    set { layoutValues[ObjectIdentifier(ProvidedActivityPreviewKey.self)] = newValue }
  }
}
