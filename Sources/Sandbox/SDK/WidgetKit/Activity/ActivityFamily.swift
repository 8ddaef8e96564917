public import SwiftUI

/// The size of a Live Activity.
///
/// Apple Watch and CarPlay use `small`.
@available(iOS 18.0, *)
public enum ActivityFamily: CaseIterable, Hashable, Sendable {
  case small
  case medium
}

@available(iOS 16.1, *)
extension EnvironmentValues {
  @available(iOS 18.0, *)
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  @available(iOS 18.0, *)
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesKey.self] }
    set { self[SupportedActivityFamiliesKey.self] = newValue }
  }

  @available(iOS 18.0, *)
  public var isActivityUpdateReduced: Bool {
    get { self[IsActivityUpdateReducedKey.self] }
    set { self[IsActivityUpdateReducedKey.self] = newValue }
  }

  /// Whether the compact and minimal presentations can't grow, as in landscape on iOS 27.
  @available(iOS 27.0, *)
  public package(set) var isDynamicIslandLimitedInWidth: Bool {
    get { self[IsDynamicIslandLimitedInWidthKey.self] }
    set { self[IsDynamicIslandLimitedInWidthKey.self] = newValue }
  }

  public package(set) var isActivityFullscreen: Bool {
    get { self[IsActivityFullscreenKey.self] }
    set { self[IsActivityFullscreenKey.self] = newValue }
  }
}

private struct ActivityFamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

private struct SupportedActivityFamiliesKey: EnvironmentKey {
  static var defaultValue: Set<ActivityFamily> { [.medium] }
}

private struct IsActivityUpdateReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsDynamicIslandLimitedInWidthKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsActivityFullscreenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
