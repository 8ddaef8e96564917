import Drawing
import Foundation
import SwiftUI

/// A SwiftUI app, whose views read the scene phase.
@MainActor
final class SwiftUIApp: RunningApp {
  private let app: any App
  private let life = SceneLife()
  private var phase = ScenePhase.background
  /// The first window's last picture.
  private var shown: Picture?

  init(_ type: any App.Type) {
    app = type.init()
    app.makeDelegates()
  }

  var launching: [SceneTransition] { [.finishLaunching, .connect] }

  var windows: [UIWindow] { stacked(UIApplication.shared.windows) }

  var secrets: Set<String> { life.secrets }

  func isWritten(since unwritten: Int) -> Bool { true }

  func sceneless(in state: SceneState) -> UIApplication.State? { ofApplication(in: state) }

  func receive(_ transition: SceneTransition, environment: EnvironmentValues) -> String? {
    let delegate = UIApplication.shared.delegate
    switch transition {
    case .finishLaunching:
      guard let delegate else { return nil }
      _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      return "application(_:didFinishLaunchingWithOptions:)"
    case .connect: phase = .inactive
    case .enterForeground, .resignActive: phase = .inactive
    case .becomeActive: phase = .active
    case .enterBackground: phase = .background
    case .turn: break
    case .configure: return nil
    case .end:
      delegate?.applicationWillTerminate(UIApplication.shared)
      postForApplication(transition)
      return delegate == nil ? nil : "applicationWillTerminate(_:)"
    }
    postForApplication(transition)
    evaluate(size: environment.screenSize ?? .zero, environment)
    return transition == .turn ? nil : "scenePhase = .\(phase)"
  }

  func take(_ handoff: WidgetHandoff, isLaunching: Bool) -> HandoffCall? {
    let (name, isTaken) =
      switch handoff {
      case .url(let url): ("onOpenURL(perform:)", life.open(url))
      case .activity(let activity):
        ("onContinueUserActivity(_:perform:)", life.goOn(with: activity))
      }
    return HandoffCall(name: name, isTaken: isTaken, hasTaker: isTaken)
  }

  func picture(size: CGSize, environment: EnvironmentValues) -> Picture {
    evaluate(size: size, environment)
    return shown
      ?? Picture(
        size: size,
        root: PictureNode(index: 0, type: "screen", frame: CGRect(origin: .zero, size: size)),
        drawing: DisplayList(size: size))
  }

  /// Evaluates the views until their changes have no further effect.
  private func evaluate(size: CGSize, _ outer: EnvironmentValues) {
    var environment = outer
    environment.scenePhase = phase
    environment.containerSize = size
    let renderer = PictureRenderer(environment: environment)
    shown = life.settle {
      let window = app.firstWindow(in: environment)
      let screen = ZStack {
        Color(uiColor: .systemBackground)
        window
      }
      return renderer.picture(of: screen, size: size)
    }
  }
}
