public import AppleFoundation

/// An instance of the app's interface.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// The options with which a scene connects.
  open class ConnectionOptions: NSObject {
    private let contexts: Set<UIOpenURLContext>
    private let activities: Set<NSUserActivity>
    /// Whether the delegate has read the options.
    package private(set) var wasRead = false

    public var urlContexts: Set<UIOpenURLContext> {
      if !contexts.isEmpty { wasRead = true }
      return contexts
    }

    public var userActivities: Set<NSUserActivity> {
      if !activities.isEmpty { wasRead = true }
      return activities
    }

    package init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []
    ) {
      contexts = urlContexts
      activities = userActivities
      super.init()
    }
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.unattached
  open var title: String?

  package init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  public nonisolated static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification =
    Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  private var members: [Member] = []

  /// A weak reference to a window, which the app itself retains.
  private struct Member {
    weak var window: UIWindow?
  }

  open var windows: [UIWindow] { members.compactMap(\.window) }
  open var screen: UIScreen { UIScreen.main }
  open package(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  package override init(session: UISceneSession) {
    super.init(session: session)
  }

  func add(_ window: UIWindow) {
    remove(window)
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
  }
}

/// The information about a scene that persists while it's disconnected.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let persistentIdentifier = UUID().uuidString
  public let role: Role
  open package(set) weak var scene: UIScene?
  open var configuration: UISceneConfiguration
  open var userInfo: [String: Any]?

  package init(role: Role = .windowApplication) {
    self.role = role
    self.configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The classes that the system uses to create a scene.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    self.role = sessionRole
    super.init()
  }
}

/// A URL for the app to open.
@available(iOS 13.0, visionOS 1.0, *)
open class UIOpenURLContext: NSObject, @unchecked Sendable {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

@available(iOS 13.0, visionOS 1.0, *)
extension UIScene {
  /// The source of a URL.
  ///
  /// URLs come from the Home Screen, which is part of the system, so there's no source app.
  open class OpenURLOptions: NSObject, @unchecked Sendable {
    public let sourceApplication: String? = nil
    public let annotation: Any? = nil
    public let openInPlace = false

    package override init() { super.init() }
  }
}
