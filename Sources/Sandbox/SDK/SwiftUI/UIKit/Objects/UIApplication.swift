public import AppleFoundation

/// The running app.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// A key for the reason an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// A key for information about a URL that the app opens.
  @available(iOS 9.0, visionOS 1.0, *)
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  open package(set) var connectedScenes: Set<UIScene> = []
  /// The URLs that the app has asked to open, in order.
  package private(set) var openedURLs: [URL] = []

  open var windows: [UIWindow] {
    sceneless.compactMap(\.window)
      + connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The windows of an app without scenes, which the app itself retains.
  private var sceneless: [Sceneless] = []

  private struct Sceneless {
    weak var window: UIWindow?
  }

  /// Adds a window that belongs to no scene.
  package func add(_ window: UIWindow) {
    guard !sceneless.contains(where: { $0.window === window }) else { return }
    sceneless.append(Sceneless(window: window))
  }

  package func remove(_ window: UIWindow) {
    sceneless.removeAll { $0.window == nil || $0.window === window }
  }

  /// The state of an app without scenes, or `nil` if its scenes determine the state.
  package var scenelessState: State?

  private var kept: AnyObject?

  /// Retains the app delegate that the system created.
  package func keep(_ delegate: AnyObject) { kept = delegate }

  /// Removes the state of the previous app.
  package func reset() {
    delegate = nil
    kept = nil
    connectedScenes = []
    openedURLs = []
    sceneless = []
    scenelessState = nil
  }

  open var applicationState: State {
    if let scenelessState { return scenelessState }
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    open(url, completionHandler: completionHandler)
  }

  /// A key for an option when opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    openedURLs.append(url)
    completionHandler?(canOpenURL(url))
  }
}

/// A delegate that responds to events of the app.
@available(iOS 2.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

/// An object that can restore the state of a user activity.
@available(iOS 12.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

@available(iOS 2.0, visionOS 1.0, *)
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UnwrittenMethods.note()
    return true
  }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UnwrittenMethods.note()
    return connectingSceneSession.configuration
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) { UnwrittenMethods.note() }
  public func applicationWillResignActive(_ application: UIApplication) { UnwrittenMethods.note() }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    UnwrittenMethods.note()
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    UnwrittenMethods.note()
  }
  public func applicationWillTerminate(_ application: UIApplication) { UnwrittenMethods.note() }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    UnwrittenMethods.note()
    return false
  }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    UnwrittenMethods.note()
    return false
  }

  /// Does nothing.
  ///
  /// On a device, `@main` starts the app here; in Rings, the simulated phone starts it.
  @MainActor @preconcurrency public static func main() {}
}
