public import AppleFoundation
public import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ChartContent {
  @MainActor public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, AnyView(content()))
  }

  @MainActor public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: (AnnotationContext) -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, AnyView(content(AnnotationContext())))
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  @MainActor public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, AnyView(content()))
  }

  @MainActor private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ view: AnyView
  ) -> some ChartContent {
    changing {
      $0.annotations.append(
        Mark.Annotation(position: position, alignment: alignment, spacing: spacing, view: view))
    }
  }
}

/// Information about an annotation's mark.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AnnotationContext {
  /// The mark's size, which is always zero, because annotations are created before layout.
  public var targetSize: CGSize { .zero }
}
