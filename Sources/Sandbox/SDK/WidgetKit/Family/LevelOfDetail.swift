public import SwiftUI

/// The amount of detail for a widget's viewing distance.
@available(iOS 26.0, visionOS 26.0, *)
public struct LevelOfDetail: Equatable, Hashable, Sendable {
  private let name: String

  public static let `default` = LevelOfDetail(name: "default")
  public static let simplified = LevelOfDetail(name: "simplified")
}

@available(iOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  /// The level of detail, which is always the default on iPhone.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}

@available(iOS 26.0, visionOS 26.0, *)
private struct LevelOfDetailKey: EnvironmentKey {
  static var defaultValue: LevelOfDetail { .default }
}
