package import Drawing
package import Sentences
package import WorkerProtocol

/// Messages about an app that a tap opens.
package enum OpeningPhrases {
  /// Returns the captioned windows of the app, including the window after a launch if that window differs.
  package static func windows(
    of openings: [AppOpening]
  ) -> [(caption: Sentence, picture: Picture)] {
    let running = openings.first { $0.before != nil }
    let started = openings.first { $0.before == nil }
    var windows: [(caption: Sentence, picture: Picture)] = []
    if let before = running?.before {
      windows.append((Sentence("app before", ko: "탭하기 전의 앱"), before))
    }
    if let after = running?.window {
      windows.append((Sentence("app after", ko: "탭한 뒤의 앱"), after))
    }
    if let window = started?.window, window.drawing != running?.window?.drawing {
      windows.append((Sentence("app started by the tap", ko: "탭해서 시작한 앱"), window))
    }
    return windows
  }

  /// - Parameter hasURL: False if the tap passes only the widget's kind and family, which no app needs to
  ///   handle.
  package static func sentences(for openings: [AppOpening], hasURL: Bool) -> [Sentence] {
    guard let running = openings.first(where: { $0.before != nil }),
      let started = openings.first(where: { $0.before == nil })
    else { return [] }
    guard running.isTaken || started.isTaken else { return hasURL ? [lost(in: running)] : [] }
    var sentences: [Sentence] = []
    if running.isTaken { sentences.append(taken(in: running)) }
    if !running.isTaken {
      sentences.append(
        Sentence(
          "Only an app that the tap launches receives the URL; an app in the background doesn't. "
            + "\(fix(for: running))",
          ko: "탭해서 시작한 앱만 받아요. 백그라운드에 있던 앱은 받지 못해요. \(fix(for: running))"))
    } else if !started.isTaken {
      sentences.append(
        Sentence(
          "If the tap has to launch the app, the URL gets lost. \(startFix(for: started))",
          ko: "앱이 꺼져 있다가 시작하면 받지 못해요. \(startFix(for: started))"))
    }
    if running.isTaken, running.window?.drawing == running.before?.drawing {
      sentences.append(
        Sentence(
          "The app looks the same as before.", ko: "앱은 탭하기 전과 똑같아 보여요."))
    }
    return sentences
  }

  private static func taken(in opening: AppOpening) -> Sentence {
    let call = opening.calls.last { takers.contains($0.name) }?.name ?? opening.type
    return Sentence(
      "\(opening.type) receives the URL in \(call).", ko: "\(opening.type) 앱은 \(call)에서 받아요.")
  }

  private static func lost(in opening: AppOpening) -> Sentence {
    Sentence(
      "Nothing in \(opening.type) handles the URL, so the app opens where the user left it. "
        + "\(fix(for: opening))",
      ko: "\(opening.type) 앱에서 URL을 받는 곳이 없어요. 앱은 마지막으로 있던 자리에서 열려요. \(fix(for: opening))")
  }

  private static func fix(for opening: AppOpening) -> Sentence {
    switch opening.kind {
    case .swiftUI:
      Sentence(
        "Add onOpenURL to a view in the first window.", ko: "첫 창의 뷰에 onOpenURL을 붙이세요.")
    case .sceneDelegate:
      Sentence(
        "Read the URLs in scene(_:openURLContexts:).",
        ko: "scene(_:openURLContexts:)에서 URL을 읽으세요.")
    case .applicationDelegate:
      Sentence(
        "Handle the URL in application(_:open:options:), and return true.",
        ko: "application(_:open:options:)에서 처리하고 true를 반환하세요.")
    }
  }

  private static func startFix(for opening: AppOpening) -> Sentence {
    switch opening.kind {
    case .swiftUI:
      Sentence(
        "Add onOpenURL to a view that's there from the start.",
        ko: "처음부터 있는 뷰에 onOpenURL을 붙이세요.")
    case .sceneDelegate:
      Sentence(
        "Read connectionOptions.urlContexts in scene(_:willConnectTo:options:).",
        ko: "scene(_:willConnectTo:options:)에서 connectionOptions.urlContexts를 읽으세요.")
    case .applicationDelegate:
      Sentence(
        "Return true from application(_:didFinishLaunchingWithOptions:).",
        ko: "application(_:didFinishLaunchingWithOptions:)에서 true를 반환하세요.")
    }
  }

  /// The callbacks that receive a tap's URL or user activity.
  private static let takers: Set<String> = [
    "onOpenURL(perform:)", "onContinueUserActivity(_:perform:)", "scene(_:openURLContexts:)",
    "scene(_:continue:)", "application(_:open:options:)",
    "application(_:continue:restorationHandler:)",
  ]
}
