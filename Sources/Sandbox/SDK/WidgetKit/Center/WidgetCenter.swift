import AppleFoundation
import Synchronization

/// Where the app asks for new timelines.
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

  /// The keys of the user activity that a tap without a URL brings to the app.
  public struct UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    @available(iOS 16.1, *)
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// Asks for new timelines of the widgets of a kind, from the app: after its data has changed.
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

/// What an app or intent asked the widget center for.
package enum WidgetReloadRequest: Hashable, Sendable {
  case all
  case kind(String)
  case relevance(kind: String)
  case recommendations

  /// Whether a widget of `kind` gets a new timeline.
  package func reloads(kind: String) -> Bool {
    switch self {
    case .all: true
    case .kind(let requested): requested == kind
    case .relevance, .recommendations: false
    }
  }
}

extension WidgetCenter {
  /// The requests since the last time they were taken, in their order.
  package func takeRequests() -> [WidgetReloadRequest] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Calls `action` after every request from now on; nil calls nothing.
  package func onRequest(_ action: (@Sendable () -> Void)?) {
    state.withLock { $0.onRequest = action }
  }

  /// The widgets that stand on the simulated phone's screens.
  package func setInstalled(_ widgets: [WidgetInfo]) {
    state.withLock { $0.installed = widgets }
  }
}
