import Drawing
import Foundation
import SwiftUI

/// A transition that the system reports to an app.
enum SceneTransition: Equatable {
  case finishLaunching, configure, connect, enterForeground, becomeActive, resignActive
  case enterBackground, turn, end
}

/// An app that runs on the simulated phone.
@MainActor
protocol RunningApp: AnyObject {
  /// The transitions at launch, before the app becomes active.
  var launching: [SceneTransition] { get }
  /// The app's windows, from back to front.
  var windows: [UIWindow] { get }
  /// The contents of secure fields.
  var secrets: Set<String> { get }

  /// Reports a transition to the app; returns the call's name, or nil if the app gets no call for it.
  func receive(_ transition: SceneTransition, environment: EnvironmentValues) -> String?
  /// Returns whether the app implements the method of the last call.
  func isWritten(since unwritten: Int) -> Bool
  func picture(size: CGSize, environment: EnvironmentValues) -> Picture
  /// Sets the handoff that launches the app; call this before any other method.
  func expect(_ handoff: WidgetHandoff)
  /// Whether the app read its handoff at launch.
  var hasReadHandoff: Bool { get }
  /// Delivers the handoff of a tap; returns nil if no call is needed, as when the app already got it at
  /// launch.
  func take(_ handoff: WidgetHandoff, isLaunching: Bool) -> HandoffCall?
  /// Returns the state of an app without scenes; nil for other apps.
  func sceneless(in state: SceneState) -> UIApplication.State?
}

extension RunningApp {
  func isWritten(since unwritten: Int) -> Bool { UnwrittenMethods.count == unwritten }

  func sceneless(in state: SceneState) -> UIApplication.State? { nil }

  func expect(_ handoff: WidgetHandoff) {}

  var hasReadHandoff: Bool { false }

  /// Returns the application state for a scene state.
  func ofApplication(in state: SceneState) -> UIApplication.State {
    switch state {
    case .active: .active
    case .inactive: .inactive
    case .background, .notRunning: .background
    }
  }

  func picture(size: CGSize, environment: EnvironmentValues) -> Picture {
    let seen = windows.filter { !$0.isHidden }
    return PictureRenderer(environment: environment)
      .picture(of: ScreenOfWindows(seen, size: size), proposal: ProposedViewSize(size))
  }

  var secrets: Set<String> {
    var found: Set<String> = []
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      waiting += view.subviews
      if let field = view as? UITextField, field.isSecureTextEntry {
        found.insert(field.text ?? "")
      }
      if let text = view as? UITextView, text.isSecureTextEntry { found.insert(text.text ?? "") }
    }
    found.remove("")
    return found
  }

  /// Sorts windows from back to front: by level, then in the order of their creation.
  func stacked(_ windows: [UIWindow]) -> [UIWindow] {
    windows.enumerated().sorted { first, second in
      (first.element.windowLevel.rawValue, first.offset)
        < (second.element.windowLevel.rawValue, second.offset)
    }.map(\.element)
  }

  func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  /// Posts the system's notifications for the app as a whole, with or without scenes.
  func postForApplication(_ transition: SceneTransition) {
    let name: Notification.Name? =
      switch transition {
      case .becomeActive: UIApplication.didBecomeActiveNotification
      case .resignActive: UIApplication.willResignActiveNotification
      case .enterBackground: UIApplication.didEnterBackgroundNotification
      case .enterForeground: UIApplication.willEnterForegroundNotification
      case .end: UIApplication.willTerminateNotification
      case .turn: UIDevice.orientationDidChangeNotification
      case .finishLaunching, .configure, .connect: nil
      }
    if let name { post(name, UIApplication.shared) }
  }

  /// Resizes the windows to the rotated screen.
  func turn(_ windows: [UIWindow]) {
    let bounds = UIScreen.main.bounds
    for window in windows { window.frame = bounds }
  }

  /// Creates a storyboard's window, still without a view controller.
  func storyboardWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    return window
  }

  /// Sets the first view controller of the storyboard's window: the type named `ViewController`, or the only
  /// type.
  func fill(_ window: UIWindow, from controllers: [UIViewController.Type]) {
    guard window.rootViewController == nil else { return }
    let named = controllers.first { String(describing: $0) == "ViewController" }
    if let type = named ?? (controllers.count == 1 ? controllers.first : nil) {
      window.rootViewController = type.init(coder: NSCoder())
    }
    window.makeKeyAndVisible()
  }
}
