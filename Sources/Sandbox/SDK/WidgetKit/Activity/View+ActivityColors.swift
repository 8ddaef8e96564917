public import SwiftUI

@available(iOS 16.0, *)
extension View {
  /// Sets the background color of a Live Activity on the Lock Screen, or uses the system's color for `nil`.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    transformPreference(ActivityColors.self) { $0.background = color }
  }

  /// Sets the text color of the system's button next to a Live Activity.
  @available(iOS 16.1, *)
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    transformPreference(ActivityColors.self) { $0.systemAction = color }
  }
}

package struct ActivityColors: PreferenceKey {
  package var background: Color?
  /// The color of the system's button.
  package var systemAction: Color?

  package static var defaultValue: ActivityColors { ActivityColors() }
  package static func reduce(value: inout ActivityColors, nextValue: () -> ActivityColors) {
    let next = nextValue()
    value.background = value.background ?? next.background
    value.systemAction = value.systemAction ?? next.systemAction
  }
}
