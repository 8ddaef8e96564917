public import SwiftUI

/// How much a widget should show, after how far away it is looked at.
@available(iOS 26.0, visionOS 26.0, *)
public struct LevelOfDetail: Equatable, Hashable, Sendable {
  private let name: String

  public static let `default` = LevelOfDetail(name: "default")
  public static let simplified = LevelOfDetail(name: "simplified")
}

@available(iOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  /// Always the default on an iPhone.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}

@available(iOS 26.0, visionOS 26.0, *)
private struct LevelOfDetailKey: EnvironmentKey {
  static var defaultValue: LevelOfDetail { .default }
}
