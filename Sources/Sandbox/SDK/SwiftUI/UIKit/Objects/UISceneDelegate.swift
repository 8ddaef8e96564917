public import AppleFoundation

/// A delegate that responds to events of a scene.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

// On iOS, these methods are optional, and the Objective-C runtime checks whether a delegate has them. Here,
// default implementations take their place.
@available(iOS 13.0, visionOS 1.0, *)
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { UnwrittenMethods.note() }
  public func sceneDidDisconnect(_ scene: UIScene) { UnwrittenMethods.note() }
  public func sceneDidBecomeActive(_ scene: UIScene) { UnwrittenMethods.note() }
  public func sceneWillResignActive(_ scene: UIScene) { UnwrittenMethods.note() }
  public func sceneWillEnterForeground(_ scene: UIScene) { UnwrittenMethods.note() }
  public func sceneDidEnterBackground(_ scene: UIScene) { UnwrittenMethods.note() }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    UnwrittenMethods.note()
  }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UnwrittenMethods.note()
  }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// A delegate that responds to events of a scene with windows.
@available(iOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

@available(iOS 13.0, visionOS 1.0, *)
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { UnwrittenMethods.note() }
}
