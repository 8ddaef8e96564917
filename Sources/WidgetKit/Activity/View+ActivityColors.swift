public import SwiftUI

@available(iOS 16.0, *)
extension View {
  /// The colour behind a Live Activity on the Lock Screen; nil leaves the system's.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackgroundTint.self, value: color)
  }

  /// The colour of the system's own button beside a Live Activity.
  @available(iOS 16.1, *)
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    preference(key: ActivitySystemActionForeground.self, value: color)
  }
}

/// The background that a Live Activity asks for.
package struct ActivityBackgroundTint: PreferenceKey {
  package static var defaultValue: Color? { nil }
  package static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

/// The colour that a Live Activity asks for in the system's button.
package struct ActivitySystemActionForeground: PreferenceKey {
  package static var defaultValue: Color? { nil }
  package static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}
