public import SwiftUI

@available(iOS 16.0, watchOS 9.0, *)
@available(macOS, unavailable)
extension View {
  /// A label beside the widget; only watch faces show it, an iPhone never does.
  nonisolated public func widgetLabel<Label>(
    @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    noting(.widgetLabel)
  }

  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    noting(.widgetLabel)
  }

  @_disfavoredOverload
  nonisolated public func widgetLabel<S>(_ label: S) -> some View where S: StringProtocol {
    noting(.widgetLabel)
  }
}

@available(iOS 17.0, watchOS 10.0, *)
extension View {
  /// Bends text along the edge of a watch face; elsewhere nothing changes.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    noting(.curvedContent)
  }
}
