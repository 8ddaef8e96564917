package import Drawing
import Foundation

private struct AccentGroupKey: EnvironmentKey {
  static var defaultValue: AccentGroup { .primary }
}

private struct CurrentDateKey: EnvironmentKey {
  static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

private struct SystemFontKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
  /// The view's accent group, which determines its flat color in accented rendering.
  package var accentGroup: AccentGroup {
    get { self[AccentGroupKey.self] }
    set { self[AccentGroupKey.self] = newValue }
  }

  /// The date that the picture shows.
  ///
  /// Self-updating text counts from this date.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }

  /// Whether all text and symbols have the system's font, whatever the views say, as in an inline accessory.
  package var imposesSystemFont: Bool {
    get { self[SystemFontKey.self] }
    set { self[SystemFontKey.self] = newValue }
  }

  /// The axis of the innermost stack, which each `Spacer` and `Divider` in it follows.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
