public import AppleFoundation
public import SwiftUI

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension View {
  /// Sets the text that Control Center shows briefly after the control's action.
  nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
    noting(.controlStatus)
  }
  nonisolated public func controlWidgetStatus(_ key: LocalizedStringKey) -> some View {
    noting(.controlStatus)
  }
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ resource: LocalizedStringResource) -> some View {
    noting(.controlStatus)
  }
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus<S>(_ status: S) -> some View where S: StringProtocol {
    noting(.controlStatus)
  }

  /// Sets the description of the control's action in the Action button's settings.
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
    noting(.controlHint)
  }
  nonisolated public func controlWidgetActionHint(_ key: LocalizedStringKey) -> some View {
    noting(.controlHint)
  }
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(
    _ resource: LocalizedStringResource
  ) -> some View {
    noting(.controlHint)
  }
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint<S>(_ hint: S) -> some View
  where S: StringProtocol {
    noting(.controlHint)
  }
}
