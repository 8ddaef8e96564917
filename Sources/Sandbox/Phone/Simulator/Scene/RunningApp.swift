import Drawing
import Foundation
import SwiftUI

/// One thing that the system tells an app.
enum SceneTransition: Equatable {
  case finishLaunching, configure, connect, enterForeground, becomeActive, resignActive
  case enterBackground, turn, end
}

/// An app that runs on the simulated phone.
@MainActor
protocol RunningApp: AnyObject {
  /// What it is told when it starts, before it becomes active.
  var launching: [SceneTransition] { get }
  /// Its windows, those behind first.
  var windows: [UIWindow] { get }
  /// What secure fields hold.
  var secrets: Set<String> { get }

  /// Tells the app; the call's name, or nil where the app is not told of such a thing.
  func receive(_ transition: SceneTransition, environment: EnvironmentValues) -> String?
  /// Whether the app has a method for the call that was made last.
  func isWritten(since unwritten: Int) -> Bool
  func picture(size: CGSize, environment: EnvironmentValues) -> Picture
  /// Gives the app what it is started with, before it is told anything.
  func expect(_ handoff: WidgetHandoff)
  /// Whether the app looked at what it was started with.
  var hasReadHandoff: Bool { get }
  /// Hands over what a tap brings; nil where the app was given it at its start already.
  func take(_ handoff: WidgetHandoff, isLaunching: Bool) -> HandoffCall?
  /// What an app without scenes is doing; nil for others.
  func sceneless(in state: SceneState) -> UIApplication.State?
}

extension RunningApp {
  func isWritten(since unwritten: Int) -> Bool { UnwrittenMethods.count == unwritten }

  func sceneless(in state: SceneState) -> UIApplication.State? { nil }

  func expect(_ handoff: WidgetHandoff) {}

  var hasReadHandoff: Bool { false }

  /// The state that the application itself has where no scene has one.
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

  /// Windows in the order in which they lie: by level, and as they came.
  func stacked(_ windows: [UIWindow]) -> [UIWindow] {
    windows.enumerated().sorted { first, second in
      (first.element.windowLevel.rawValue, first.offset)
        < (second.element.windowLevel.rawValue, second.offset)
    }.map(\.element)
  }

  func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  /// What the system posts for the app as a whole, with or without scenes.
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

  /// The windows on the turned screen: they are as large as it, and what follows them follows.
  func turn(_ windows: [UIWindow]) {
    let bounds = UIScreen.main.bounds
    for window in windows { window.frame = bounds }
  }

  /// The window that a storyboard makes, as yet without a controller.
  func storyboardWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    return window
  }

  /// Gives the storyboard's window its first controller: the one called `ViewController`, or the
  /// only one.
  func fill(_ window: UIWindow, from controllers: [UIViewController.Type]) {
    guard window.rootViewController == nil else { return }
    let named = controllers.first { String(describing: $0) == "ViewController" }
    if let type = named ?? (controllers.count == 1 ? controllers.first : nil) {
      window.rootViewController = type.init(coder: NSCoder())
    }
    window.makeKeyAndVisible()
  }
}
