public import SwiftUI

@available(iOS 16.0, *)
extension View {
  /// The colour behind a Live Activity on the Lock Screen; nil leaves the system's.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    transformPreference(ActivityColors.self) { $0.background = color }
  }

  /// The colour of the system's own button beside a Live Activity.
  @available(iOS 16.1, *)
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    transformPreference(ActivityColors.self) { $0.systemAction = color }
  }
}

/// The colours that a Live Activity asks for.
package struct ActivityColors: PreferenceKey {
  package var background: Color?
  /// Of the system's button.
  package var systemAction: Color?

  package static var defaultValue: ActivityColors { ActivityColors() }
  package static func reduce(value: inout ActivityColors, nextValue: () -> ActivityColors) {
    let next = nextValue()
    value.background = value.background ?? next.background
    value.systemAction = value.systemAction ?? next.systemAction
  }
}
