import Compiling
import Judge
import Sentences
import Stage
import Terminal

/// What is said about an app's scenes, in English and Korean.
struct SceneWords {
  let language: Language

  private func text(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  // MARK: What an author hardly meant

  func message(of remark: PlayedStep.Remark) -> String {
    let view = remark.view ?? "UIView"
    let count = remark.count ?? 0
    switch remark.rule {
    case .anotherCover:
      return text(
        "A second \(view) lies over the first: the app was told once more that it becomes inactive, "
          + "and now there are \(count).",
        "\(view) 위에 또 하나가 겹쳤어요. 비활성이 된다는 알림이 한 번 더 와서 지금은 \(count)개예요.")
    case .coverStays:
      return text(
        "The app is active again, and \(view) still covers it.",
        "앱이 다시 활성 상태인데 \(view)가 아직 화면을 가리고 있어요.")
    case .fadedEffect:
      let alpha = remark.alpha.map { "\(($0 * 100).rounded() / 100)" } ?? "0.9"
      return text(
        "The blur does not show: \(view) has alpha \(alpha), and an effect view with an alpha below 1, "
          + "or in a view with one, does not blur.",
        "흐림 효과가 보이지 않아요. \(view)의 alpha가 \(alpha)예요. 효과 뷰나 그 바깥 뷰의 alpha가 1보다 작으면 "
          + "흐려지지 않아요.")
    case .staleBounds:
      return text(
        "\(view) is as large as the window was when it was added, and does not cover it any more.",
        "\(view)의 크기는 추가할 때의 창 크기 그대로라서, 이제는 창을 다 가리지 못해요.")
    case .noImage:
      return text(
        "The UIImageView that should cover the window has no image: UIImage(named:) found none of that "
          + "name in the asset catalogs beside the files.",
        "창을 가려야 할 UIImageView에 이미지가 없어요. 파일 옆의 에셋 카탈로그에서 UIImage(named:)가 그 이름을 찾지 못했어요.")
    }
  }

  func fix(of remark: PlayedStep.Remark) -> String {
    switch remark.rule {
    case .anotherCover:
      text(
        "Add one only where there is none yet: guard cover == nil else { return }.",
        "아직 없을 때만 추가하세요: guard cover == nil else { return }.")
    case .coverStays:
      text(
        "Remove every view that you add when the app becomes inactive, once it is active again, and "
          + "set its variable to nil.",
        "비활성이 될 때 추가한 뷰는 다시 활성이 되면 모두 없애고, 변수는 nil로 만드세요.")
    case .fadedEffect:
      text(
        "Leave alpha at 1; to fade a blur, animate its effect between nil and the blur.",
        "alpha는 1로 두세요. 흐림을 서서히 바꾸려면 effect를 nil과 블러 사이에서 애니메이션하세요.")
    case .staleBounds:
      text(
        "Give it window.bounds and autoresizingMask = [.flexibleWidth, .flexibleHeight].",
        "window.bounds를 쓰고 autoresizingMask = [.flexibleWidth, .flexibleHeight]를 주세요.")
    case .noImage:
      text(
        "Put the image into an .xcassets folder beside the files, or give the view a background colour.",
        "파일 옆 .xcassets 폴더에 이미지를 넣거나, 뷰에 배경색을 주세요.")
    }
  }

  /// The line that a remark is about, where only one can be meant.
  func place(
    of remark: PlayedStep.Remark, in locator: CallLocator
  ) -> CallLocator.Place? {
    let words =
      switch remark.rule {
      case .anotherCover, .coverStays: ["addSubview", "insertSubview"]
      case .fadedEffect: ["alpha"]
      case .staleBounds: ["frame"]
      case .noImage: ["UIImageView"]
      }
    let function = remark.call.flatMap { call in
      call.hasSuffix("(_:)") ? String(call.dropLast(4)) : nil
    }
    return locator.place(of: words, in: function)
  }

  // MARK: Scripts

  func sentence(for error: SceneScriptError) -> String {
    let steps = SceneStep.allCases.map(\.rawValue).joined(separator: ", ")
    switch error {
    case .empty:
      return text(
        "--script names no step. Steps: \(steps).", "--script에 단계가 없어요. 쓸 수 있는 단계: \(steps).")
    case .unknown(let word, let place):
      let shown = HarmlessText.text(word)
      return text(
        "--script: step \(place), “\(shown)”, is not known. Steps: \(steps).",
        "--script: \(place)번째 단계 “\(shown)”는 없는 단계예요. 쓸 수 있는 단계: \(steps).")
    case .impossible(let step, let place, let situation):
      let possible = situation.possibleSteps.map(\.rawValue).joined(separator: ", ")
      return text(
        "--script: step \(place), \(step.rawValue), is impossible while the app is "
          + "\(name(of: situation)). Possible there: \(possible).",
        "--script: \(place)번째 단계 \(step.rawValue)는 앱이 \(name(of: situation))일 때 할 수 없어요. "
          + "그때 할 수 있는 단계: \(possible).")
    case .tooLong(let count):
      return text(
        "--script has \(count) steps; it may have \(SceneScript.mostSteps).",
        "--script의 단계가 \(count)개예요. \(SceneScript.mostSteps)개까지 쓸 수 있어요.")
    }
  }

  private func name(of situation: SceneSituation) -> String {
    switch situation {
    case .notRunning: text("not running", "실행 중이 아닌 상태")
    case .active: text("active", "활성 상태")
    case .interrupted: text("interrupted", "가려진 상태")
    case .inSwitcher: text("in the app switcher", "앱 전환 화면에 있는 상태")
    case .background: text("in the background", "백그라운드 상태")
    }
  }

  func failed(_ failure: SceneFailure, _ reason: String) -> String {
    text(
      "Step \(failure.place), \(failure.step.rawValue): \(reason)",
      "\(failure.place)번째 단계 \(failure.step.rawValue): \(reason)")
  }

  // MARK: What was played

  func heading(_ place: Int, _ step: PlayedStep) -> String {
    "\(place) \(step.step.rawValue) → \(state(step.state))"
  }

  private func state(_ state: String) -> String {
    switch state {
    case "active": text("active", "활성")
    case "inactive": text("inactive", "비활성")
    case "background": text("background", "백그라운드")
    default: text("not running", "실행 안 함")
    }
  }

  func caption(_ place: Int, _ step: PlayedStep) -> String {
    let what = step.card == nil ? text("window", "창") : text("card", "카드")
    return "\(place) \(step.step.rawValue) · \(what)"
  }

  func call(_ call: PlayedStep.Call) -> String {
    call.isWritten ? call.name : "\(call.name) \(text("(not in your code)", "(코드에 없음)"))"
  }

  var noCalls: String { text("no callback", "콜백 없음") }

  func saved(_ saved: PlayedStep.Call.Saved, in call: String) -> String {
    guard let value = saved.value else {
      return text(
        "\(call) took out of the defaults: \(saved.key)", "\(call)에서 기본값에서 뺀 것: \(saved.key)")
    }
    return text(
      "\(call) saved: \(saved.key) = \(value)", "\(call)에서 저장한 것: \(saved.key) = \(value)")
  }

  func secrets(_ secrets: [String]) -> String {
    guard !secrets.isEmpty else {
      return text("card: no secret can be read", "카드: 읽을 수 있는 비밀이 없어요")
    }
    let list = secrets.map { "“\($0)”" }.joined(separator: ", ")
    return text("card: anybody can read \(list)", "카드에서 누구나 읽을 수 있는 것: \(list)")
  }

  /// What stands on a window or card, in words.
  func readable(_ texts: [String], isCard: Bool) -> String {
    let what = isCard ? text("card", "카드") : text("window", "창")
    guard !texts.isEmpty else {
      return text("\(what): nothing can be read", "\(what): 읽을 수 있는 글이 없어요")
    }
    let list = texts.map { "“\($0)”" }.joined(separator: ", ")
    return text("\(what): it reads \(list)", "\(what): 쓰여 있는 글은 \(list)")
  }

  var nothingSaved: String {
    text("Nothing was saved in UserDefaults.", "UserDefaults에 저장한 것은 없어요.")
  }

  var noteWord: String { text("note", "참고") }
  var fixWord: String { text("fix", "고치기") }

  func kind(of play: ScenePlay) -> String {
    switch play.kind {
    case .sceneDelegate: text("\(play.type), a scene delegate", "\(play.type), 씬 델리게이트")
    case .applicationDelegate:
      text("\(play.type), an application delegate without scenes", "\(play.type), 씬 없는 앱 델리게이트")
    case .swiftUI: text("\(play.type), an App of SwiftUI's", "\(play.type), SwiftUI의 App")
    }
  }
}
