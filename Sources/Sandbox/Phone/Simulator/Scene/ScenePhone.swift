import Drawing
package import Foundation
package import SwiftUI

/// An app on the simulated phone.
///
/// The phone calls the app's code in the same order as iOS, and draws its windows.
@MainActor
package final class ScenePhone {
  private let program: SceneProgram
  /// The environment that views inherit from the phone, including the screen's size.
  var environment: EnvironmentValues
  /// The portrait size in points.
  private let screen: CGSize
  private var isTurned = false
  private var isSwitcherOpen = false
  /// The scene's state after the last event.
  package private(set) var state = SceneState.notRunning
  private var running: (any RunningApp)?
  private var calls: [SceneCall] = []
  private var remarks: [SceneRemark] = []
  private var covers = CoverWatch()
  /// Whether the app accepted the last handoff.
  private var isTaken = false
  /// The view controllers that a storyboard could contain.
  private let controllers: [UIViewController.Type]

  /// Creates a phone on which the app isn't running.
  ///
  /// - Parameter controllers: Candidates for the window of an app that creates no view controller itself.
  package init(
    _ program: SceneProgram, controllers: [UIViewController.Type] = [], screen: CGSize,
    environment: EnvironmentValues
  ) {
    self.program = program
    self.controllers = controllers
    self.screen = screen
    self.environment = environment
    self.environment.screenSize = screen
    UIApplication.shared.reset()
    UIScreen.held = screen
  }

  /// Plays one event; does nothing if the event is impossible in the app's state.
  package func play(_ event: SceneEvent) -> SceneMoment {
    calls = []
    remarks = []
    switch (event, state) {
    case (.launch, .notRunning): launch()
    case (.openSwitcher, .active):
      resignActive()
      isSwitcherOpen = true
    case (.interruption, .active), (.interruption, .inactive): resignActive()
    case (.comeBack, .inactive): becomeActive()
    case (.comeBack, .background):
      enterForeground()
      becomeActive()
    case (.goHome, .active), (.lock, .active):
      resignActive()
      enterBackground()
    case (.goHome, .inactive), (.lock, .inactive): enterBackground()
    case (.turn, .active), (.turn, .inactive), (.turn, .background): turn()
    case (.kill, .active):
      resignActive()
      enterBackground()
      end()
    case (.kill, .inactive):
      enterBackground()
      end()
    case (.kill, .background): end()
    default: break
    }
    return moment()
  }

  /// Opens the app by a tap on its widget.
  ///
  /// Launches the app with the handoff, or brings the app to the front and delivers the handoff there.
  package func open(with handoff: WidgetHandoff) -> SceneArrival {
    calls = []
    remarks = []
    isTaken = false
    switch state {
    case .notRunning: launch(with: handoff)
    case .background:
      enterForeground()
      deliver(handoff, isLaunching: false)
      becomeActive()
    case .inactive:
      deliver(handoff, isLaunching: false)
      becomeActive()
    case .active: deliver(handoff, isLaunching: false)
    }
    if running?.hasReadHandoff == true { isTaken = true }
    return SceneArrival(moment: moment(), isTaken: isTaken)
  }

  private func launch(with handoff: WidgetHandoff? = nil) {
    covers = CoverWatch()
    isSwitcherOpen = false
    UIApplication.shared.reset()
    let app: any RunningApp
    switch program {
    case .scenes(let application, let scene):
      app = SceneApp(application: application, scene: scene, controllers: controllers)
    case .application(let type):
      app = DelegateApp(type, controllers: controllers)
    case .swiftUI(let type):
      app = SwiftUIApp(type)
    }
    running = app
    state = .inactive
    if let handoff { app.expect(handoff) }
    for transition in app.launching { call(transition) }
    if let handoff { deliver(handoff, isLaunching: true) }
    state = .active
    call(.becomeActive)
  }

  private func resignActive() {
    call(.resignActive)
    state = .inactive
  }

  private func becomeActive() {
    isSwitcherOpen = false
    state = .active
    call(.becomeActive)
  }

  private func enterForeground() {
    state = .inactive
    call(.enterForeground)
  }

  private func enterBackground() {
    isSwitcherOpen = false
    state = .background
    call(.enterBackground)
  }

  private func end() {
    isSwitcherOpen = false
    call(.end)
    state = .notRunning
    running = nil
    UIApplication.shared.reset()
  }

  private func turn() {
    isTurned.toggle()
    let size = currentSize
    UIScreen.held = size
    environment.screenSize = size
    call(.turn)
  }

  private var currentSize: CGSize {
    isTurned ? CGSize(width: screen.height, height: screen.width) : screen
  }

  /// Makes one call, and records what the app does.
  private func call(_ transition: SceneTransition) {
    guard let running else { return }
    let defaults = SavedDefaults()
    let before = CoverWatch.views(of: running.windows)
    let unwritten = UnwrittenMethods.count
    UIApplication.shared.scenelessState = running.sceneless(in: state)
    let name = Evaluation.inApp(environment) {
      running.receive(transition, environment: environment)
    }
    for window in running.windows { window.layoutTree() }
    guard let name else { return }
    calls.append(
      SceneCall(
        name: name, isWritten: running.isWritten(since: unwritten),
        saved: SavedDefaults().changes(since: defaults)))
    if transition == .resignActive || transition == .enterBackground {
      remarks += covers.note(name, before: before, windows: running.windows)
    }
  }

  /// Delivers a tap's handoff, and records whether the app accepts it.
  private func deliver(_ handoff: WidgetHandoff, isLaunching: Bool) {
    guard let running else { return }
    let defaults = SavedDefaults()
    let unwritten = UnwrittenMethods.count
    let call = Evaluation.inApp(environment) { running.take(handoff, isLaunching: isLaunching) }
    for window in running.windows { window.layoutTree() }
    guard let call else { return }
    let isWritten = call.hasTaker && running.isWritten(since: unwritten)
    if call.isTaken, isWritten { isTaken = true }
    calls.append(
      SceneCall(
        name: call.name, isWritten: isWritten, saved: SavedDefaults().changes(since: defaults)))
  }

  private func moment() -> SceneMoment {
    guard let running else {
      return SceneMoment(
        calls: calls, state: state, window: nil, card: nil, secrets: [], remarks: remarks)
    }
    let picture = running.picture(size: currentSize, environment: environment)
    remarks += covers.fadedEffects(in: running.windows)
    remarks += covers.remarks(isActive: state == .active)
    let hasCard = isSwitcherOpen || state == .background
    return SceneMoment(
      calls: calls, state: state, window: picture, card: hasCard ? picture : nil,
      secrets: running.secrets.sorted(), remarks: remarks)
  }
}

extension Evaluation {
  /// Runs an app's code with the phone's traits as the current traits, outside a view's body.
  fileprivate static func inApp<Result>(
    _ environment: EnvironmentValues, _ operation: () -> Result
  ) -> Result {
    Evaluation().withAmbient(environment, operation)
  }
}
