package import Drawing
import Foundation

private struct AccentGroupKey: EnvironmentKey {
  static var defaultValue: AccentGroup { .primary }
}

private struct CurrentDateKey: EnvironmentKey {
  static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

private struct StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
  /// The group whose flat colour these views take in accented rendering.
  package var accentGroup: AccentGroup {
    get { self[AccentGroupKey.self] }
    set { self[AccentGroupKey.self] = newValue }
  }

  /// The moment that the picture shows: what self-updating text counts from.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }

  /// The direction of the innermost stack: what a `Spacer` or `Divider` in it follows.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
