import Foundation
import Sentences
import Simulator
import WorkerProtocol
import SwiftUI

/// A running app, with the steps played so far.
struct PlayedScene {
  let phone: ScenePhone
  let kind: ScenePlay.Kind
  let type: String
  let request: SceneRequest
  var played: [SceneStep] = []

  func goesOn(with other: SceneRequest) -> Bool {
    var same = other
    same.script = request.script
    return same == request && other.script.steps.starts(with: played)
      && other.script.steps.count > played.count
  }
}

extension PluginWorker {
  func play(_ request: SceneRequest) throws -> ScenePlay {
    WorkerClock.set(PluginWorker.moment)
    var scene: PlayedScene
    if request.goesOn, let known = self.scene, known.goesOn(with: request) {
      scene = known
    } else {
      scene = try newScene(request)
    }
    var steps: [PlayedStep] = []
    for step in request.script.steps.dropFirst(scene.played.count) {
      CrashStack.coverThread()
      steps.append(PlayedStep(step, scene.phone.play(SceneEvent(step))))
      scene.played.append(step)
    }
    self.scene = scene
    return ScenePlay(kind: scene.kind, type: scene.type, steps: steps)
  }

  func newScene(_ request: SceneRequest) throws -> PlayedScene {
    var plain = RenderRequest(
      subject: .widget(nil), isDark: request.isDark, device: request.device,
      systemVersion: request.systemVersion, locale: request.locale)
    plain.place = nil
    let situation = try WidgetSituation(plain)
    guard let screen = situation.device.screenSize else {
      throw RequestFailure(
        impossible: Sentence(
          "An app's scene runs on an iPhone or iPad, not on \(request.device).",
          ko: "앱의 씬은 iPhone이나 iPad에서 돌려요. \(request.device) 기기에서는 돌릴 수 없어요."))
    }
    var environment = situation.environment(showsBackground: true, at: PluginWorker.moment)
    environment.containerSize = screen
    let (program, kind, type) = try program(named: request.app)
    let controllers = try loadedLibrary.everyType.compactMap { $0 as? UIViewController.Type }
    return PlayedScene(
      phone: ScenePhone(
        program, controllers: controllers, screen: screen, environment: environment),
      kind: kind, type: type, request: request)
  }

  /// Returns the program in the files: a scene delegate, else a SwiftUI app, else an application delegate.
  func program(
    named name: String?
  ) throws -> (SceneProgram, kind: ScenePlay.Kind, type: String) {
    let library = try loadedLibrary
    func declared(_ protocols: String...) -> [DeclaredType] {
      library.types.filter { type in
        !type.protocols.isDisjoint(with: protocols)
          && (name == nil || type.name == name || type.name.hasSuffix(".\(name ?? "")"))
      }
    }
    let applications = library.types(conformingTo: "UIApplicationDelegate").compactMap {
      $0.type as? any (UIApplicationDelegate & NSObject).Type
    }
    let scenes = declared("UIWindowSceneDelegate", "UISceneDelegate")
    if let scene = try only(scenes, Sentence("scene delegates", ko: "씬 델리게이트")) {
      guard let type = scene.type as? any (UISceneDelegate & NSObject).Type else {
        throw RequestFailure(noResponder: scene.name)
      }
      return (
        .scenes(application: applications.first, scene: type), .sceneDelegate, scene.name
      )
    }
    if let app = try only(declared("App"), Sentence("apps", ko: "앱")),
      let type = app.type as? any App.Type
    {
      return (.swiftUI(type), .swiftUI, app.name)
    }
    let delegates = Sentence("application delegates", ko: "앱 델리게이트")
    if let delegate = try only(declared("UIApplicationDelegate"), delegates) {
      guard let type = delegate.type as? any (UIApplicationDelegate & NSObject).Type else {
        throw RequestFailure(noResponder: delegate.name)
      }
      return (.application(type), .applicationDelegate, delegate.name)
    }
    guard let name else {
      throw RequestFailure(
        """
        There is no app in these files, because no type conforms to UIWindowSceneDelegate, \
        UIApplicationDelegate or App.
        """,
        ko: """
          이 파일들에는 앱이 없어요. UIWindowSceneDelegate, UIApplicationDelegate, App 가운데 어느 것도 \
          따르는 타입이 없어요.
          """)
    }
    throw RequestFailure(
      impossible: Sentence(
        "There is no scene delegate, application delegate or app named `\(name)`.",
        ko: "`\(name)`이라는 이름의 씬 델리게이트, 앱 델리게이트, 앱이 없어요."))
  }

  private func only(_ declared: [DeclaredType], _ kind: Sentence) throws -> DeclaredType? {
    guard declared.count > 1 else { return declared.first }
    let names = declared.map { "`\($0.name)`" }.joined(separator: ", ")
    throw RequestFailure(
      "There are several \(kind). Choose one of \(names).",
      ko: "\(kind) 타입이 여러 개예요. 하나를 골라 적으세요: \(names).")
  }
}

extension RequestFailure {
  fileprivate init(noResponder type: String) {
    self.init(
      "\(type) must be a class that derives from UIResponder.",
      ko: "\(type) 타입은 UIResponder에서 파생한 클래스여야 해요.")
  }
}

extension SceneEvent {
  init(_ step: SceneStep) {
    self =
      switch step {
      case .launch: .launch
      case .switcher: .openSwitcher
      case .comeBack: .comeBack
      case .call, .controlCenter, .alert: .interruption
      case .background: .goHome
      case .lock: .lock
      case .rotate: .turn
      case .kill: .kill
      }
  }
}

extension PlayedStep.Call {
  init(_ call: SceneCall) {
    self.init(
      name: call.name, isWritten: call.isWritten,
      saved: call.saved.map { Saved(key: $0.key, value: $0.value) })
  }
}

extension PlayedStep {
  init(_ step: SceneStep, _ moment: SceneMoment) {
    self.init(
      step: step,
      calls: moment.calls.map(Call.init),
      state: moment.state.rawValue, window: moment.window?.passable, card: moment.card?.passable,
      secrets: moment.secrets, remarks: moment.remarks.map(Remark.init))
  }
}

extension PlayedStep.Remark {
  init(_ remark: SceneRemark) {
    switch remark {
    case .anotherCover(let view, let count, let call):
      self.init(.anotherCover, view: view, count: count, call: call)
    case .coverStays(let view, let count, let call):
      self.init(.coverStays, view: view, count: count, call: call)
    case .fadedEffect(let view, let alpha, let call):
      self.init(.fadedEffect, view: view, alpha: alpha, call: call)
    case .staleBounds(let view, let call):
      self.init(.staleBounds, view: view, call: call)
    case .noImage(let call):
      self.init(.noImage, call: call)
    case .noBlur(let view, let call):
      self.init(.noBlur, view: view, call: call)
    }
  }
}
