import AppleFoundation
import Synchronization

/// An interface for reloading the timelines of an app's widgets.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()

  private struct State {
    var requests: [WidgetReloadRequest] = []
    var installed: [WidgetInfo] = []
    var onRequest: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  init() {}

  /// Keys in the user activity for a tap on a widget without a URL.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    @available(iOS 16.1, *)
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// Reloads the timelines of all widgets of a kind.
  ///
  /// Call this method in your app after its data changes.
  ///
  /// ```swift
  /// func save(_ forecast: Forecast) {
  ///   WidgetCenter.shared.reloadTimelines(ofKind: "Weather")
  /// }
  /// ```
  public func reloadTimelines(ofKind kind: String) { record(.kind(kind)) }

  public func reloadAllTimelines() { record(.all) }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public func invalidateConfigurationRecommendations() { record(.recommendations) }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func invalidateRelevance(ofKind kind: String) { record(.relevance(kind: kind)) }

  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success(state.withLock { $0.installed }))
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, *)
  public func currentConfigurations() async throws -> [WidgetInfo] {
    state.withLock { $0.installed }
  }

  @available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
  public var currentPushInfo: WidgetPushInfo? {
    get async { nil }
  }

  private func record(_ request: WidgetReloadRequest) {
    let onRequest = state.withLock { state in
      state.requests.append(request)
      return state.onRequest
    }
    onRequest?()
  }
}

package enum WidgetReloadRequest: Hashable, Sendable {
  case all
  case kind(String)
  case relevance(kind: String)
  case recommendations

  /// Returns whether the request reloads widgets of `kind`.
  package func reloads(kind: String) -> Bool {
    switch self {
    case .all: true
    case .kind(let requested): requested == kind
    case .relevance, .recommendations: false
    }
  }
}

extension WidgetCenter {
  /// Returns the requests since the last call, in order.
  package func takeRequests() -> [WidgetReloadRequest] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Sets an action to call after each request, or none for `nil`.
  package func onRequest(_ action: (@Sendable () -> Void)?) {
    state.withLock { $0.onRequest = action }
  }

  package func setInstalled(_ widgets: [WidgetInfo]) {
    state.withLock { $0.installed = widgets }
  }
}
