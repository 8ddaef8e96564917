import Compiling
import Judge
package import Sentences
package import WorkerProtocol
import Terminal
package import Viewing

package enum ScenePhrases {
  // MARK: Likely mistakes

  static func fix(of remark: PlayedStep.Remark) -> Sentence {
    switch remark.rule {
    case .anotherCover:
      Sentence(
        "Add a cover only if there is none yet: guard cover == nil else { return }.",
        ko: "아직 없을 때만 추가하세요: guard cover == nil else { return }.")
    case .coverStays:
      Sentence(
        "When the app is active again, remove every view that you added as it became inactive, and "
          + "set the view's variable to nil.",
        ko: "비활성이 될 때 추가한 뷰는 다시 활성이 되면 모두 없애고, 변수는 nil로 만드세요.")
    case .fadedEffect:
      Sentence(
        "Leave alpha at 1. To fade a blur, animate its effect between nil and the blur.",
        ko: "alpha는 1로 두세요. 블러를 서서히 바꾸려면 effect를 nil과 블러 사이에서 애니메이션하세요.")
    case .staleBounds:
      Sentence(
        "Set the cover's frame to window.bounds and autoresizingMask = [.flexibleWidth, .flexibleHeight].",
        ko: "frame을 window.bounds로 하고 autoresizingMask = [.flexibleWidth, .flexibleHeight]로 정하세요.")
    case .noImage:
      Sentence(
        "Put the image in an .xcassets folder beside the files, or give the view a background color.",
        ko: "파일 옆 .xcassets 폴더에 이미지를 넣거나, 뷰에 배경색을 주세요.")
    case .noBlur:
      Sentence(
        "Create the view with UIVisualEffectView(effect: UIBlurEffect(style: .regular)).",
        ko: "UIVisualEffectView(effect: UIBlurEffect(style: .regular))로 만드세요.")
    }
  }

  /// Returns the source location of a remark, or nil if the location is ambiguous.
  static func place(
    of remark: PlayedStep.Remark, in locator: CallLocator
  ) -> CallLocator.Place? {
    let words =
      switch remark.rule {
      case .anotherCover, .coverStays: ["addSubview", "insertSubview"]
      case .fadedEffect: ["alpha"]
      case .staleBounds: ["frame"]
      case .noImage: ["UIImageView"]
      case .noBlur: ["UIVisualEffectView"]
      }
    let function = remark.call.flatMap { call in
      call.hasSuffix("(_:)") ? String(call.dropLast(4)) : nil
    }
    return locator.place(of: words, in: function)
  }

  // MARK: Scripts

  package static func sentence(for error: SceneScriptError) -> Sentence {
    let steps = SceneStep.allCases.map(\.rawValue).joined(separator: ", ")
    switch error {
    case .empty:
      return Sentence(
        "--script has no steps. Choose from: \(steps).",
        ko: "--script에 단계가 없어요. 쓸 수 있는 단계: \(steps).")
    case .unknown(let word, let place):
      let shown = SanitizedText.text(word)
      return Sentence(
        "--script: there's no step “\(shown)” (step \(place)). Choose from: \(steps).",
        ko: "--script: \(place)번째 단계인 “\(shown)” 단계는 없어요. 쓸 수 있는 단계: \(steps).")
    case .impossible(let step, let place, let situation):
      let possible = situation.possibleSteps.map(\.rawValue).joined(separator: ", ")
      return Sentence(
        "--script: step \(place), \(step.rawValue), isn't possible while the app is "
          + "\(name(of: situation)). Choose from: \(possible).",
        ko: "--script: \(place)번째 단계 \(step.rawValue): 앱이 \(name(of: situation))일 때 할 수 없어요. "
          + "그때 할 수 있는 단계: \(possible).")
    case .tooLong(let count):
      return Sentence(
        "--script has \(count) steps, but can have at most \(SceneScript.mostSteps).",
        ko: "--script의 단계가 \(count)개예요. \(SceneScript.mostSteps)개까지 쓸 수 있어요.")
    }
  }

  private static func name(of situation: SceneSituation) -> Sentence {
    switch situation {
    case .notRunning: Sentence("not running", ko: "실행 중이 아닌 상태")
    case .active: Sentence("active", ko: "활성 상태")
    case .interrupted: Sentence("interrupted", ko: "가려진 상태")
    case .inSwitcher: Sentence("in the app switcher", ko: "앱 전환기에 있는 상태")
    case .background: Sentence("in the background", ko: "백그라운드 상태")
    }
  }

  package static func failed(_ failure: SceneFailure, _ reason: String) -> Sentence {
    Sentence(
      "Step \(failure.place), \(failure.step.rawValue): \(reason)",
      ko: "\(failure.place)번째 단계 \(failure.step.rawValue): \(reason)")
  }

  // MARK: Steps

  static func heading(_ place: Int, _ step: PlayedStep) -> Sentence {
    Sentence(
      "\(place) \(step.step.rawValue) → \(state(step.state))",
      ko: "\(place) \(step.step.rawValue) → \(state(step.state))")
  }

  private static func state(_ state: String) -> Sentence {
    switch state {
    case "active": Sentence("active", ko: "활성")
    case "inactive": Sentence("inactive", ko: "비활성")
    case "background": Sentence("background", ko: "백그라운드")
    default: Sentence("not running", ko: "실행 안 함")
    }
  }

  static func caption(_ place: Int, _ step: PlayedStep) -> Sentence {
    let what = step.card == nil ? Sentence("window", ko: "창") : Sentence("card", ko: "카드")
    return Sentence(
      "\(place) \(step.step.rawValue) · \(what)", ko: "\(place) \(step.step.rawValue) · \(what)")
  }

  static func call(_ call: PlayedStep.Call) -> Sentence {
    call.isWritten
      ? Sentence(verbatim: call.name)
      : Sentence("\(call.name) (not in your code)", ko: "\(call.name) (코드에 없음)")
  }

  static var noCalls: Sentence { Sentence("no callback", ko: "콜백 없음") }

  static func saved(_ saved: PlayedStep.Call.Saved, in call: String) -> Sentence {
    guard let value = saved.value else {
      return Sentence(
        "\(call) removed from UserDefaults: \(saved.key)",
        ko: "\(call)에서 UserDefaults에서 지운 것: \(saved.key)")
    }
    return Sentence(
      "\(call) saved: \(saved.key) = \(value)", ko: "\(call)에서 저장한 것: \(saved.key) = \(value)")
  }

  static func secrets(_ secrets: [String]) -> Sentence {
    guard !secrets.isEmpty else {
      return Sentence("card: no secret is readable", ko: "카드: 읽을 수 있는 비밀이 없어요")
    }
    let list = secrets.map { "“\($0)”" }.joined(separator: ", ")
    return Sentence("card: anyone can read \(list)", ko: "카드에서 누구나 읽을 수 있는 것: \(list)")
  }

  /// Returns a sentence that lists the readable text of a window or card.
  static func readable(_ texts: [String], isCard: Bool) -> Sentence {
    let what = isCard ? Sentence("card", ko: "카드") : Sentence("window", ko: "창")
    guard !texts.isEmpty else {
      return Sentence("\(what): no readable text", ko: "\(what): 읽을 수 있는 텍스트가 없어요")
    }
    let list = texts.map { "“\($0)”" }.joined(separator: ", ")
    return Sentence("\(what): readable text \(list)", ko: "\(what): 읽을 수 있는 텍스트 \(list)")
  }

  static var nothingSaved: Sentence {
    Sentence("Nothing was saved in UserDefaults.", ko: "UserDefaults에 저장한 것은 없어요.")
  }

  static func kind(of play: ScenePlay) -> Sentence {
    switch play.kind {
    case .sceneDelegate: Sentence("\(play.type), a scene delegate", ko: "\(play.type), 씬 델리게이트")
    case .applicationDelegate:
      Sentence(
        "\(play.type), an application delegate without scenes", ko: "\(play.type), 씬 없는 앱 델리게이트")
    case .swiftUI: Sentence("\(play.type), a SwiftUI App", ko: "\(play.type), SwiftUI의 App")
    }
  }
}
