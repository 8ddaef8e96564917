public import SwiftUI

@available(iOS 16.0, watchOS 9.0, *)
@available(macOS, unavailable)
extension View {
  /// Adds a label next to the widget on a watch face.
  ///
  /// It isn't visible on iPhone.
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
  /// Curves text along the edge of a watch face.
  ///
  /// It has no effect on other devices.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    noting(.curvedContent)
  }
}
