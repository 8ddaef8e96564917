package import PhoneFacts
package import Sentences
package import Stage

/// The reason a widget is missing from the gallery.
package enum GalleryAbsence: Hashable {
  case notCompiled(target: SystemVersion)
  case appTooNew(target: SystemVersion)
  case extensionTooNew(target: SystemVersion)
  /// The extension ended, with this message, when the system requested its widgets.
  case crashed(Sentence)
  /// The extension crashed because its builder contains `#available`, which needs iOS 16.1.
  case unavailable
  /// An availability check excludes it.
  case guarded(version: String, letsNewerIn: Bool)
  case notInBundle(String)
  /// Another type is marked `@main`, and it isn't a bundle.
  case notStarted(String)
  case noEntryPoint
  /// The bundle contains it only under a condition.
  case condition
  case noFamilies
  case familiesElsewhere([GalleryContents.WithheldFamily])
  case liveActivity
  case emptyConfiguration

  /// The name in JSON.
  package var name: String {
    switch self {
    case .notCompiled: "notCompiled"
    case .appTooNew: "appTarget"
    case .extensionTooNew: "extensionTarget"
    case .crashed, .unavailable: "crashed"
    case .guarded: "availability"
    case .notInBundle: "notInBundle"
    case .notStarted: "notStarted"
    case .noEntryPoint: "noEntryPoint"
    case .condition: "condition"
    case .noFamilies: "noFamilies"
    case .familiesElsewhere: "familiesElsewhere"
    case .liveActivity: "liveActivity"
    case .emptyConfiguration: "emptyConfiguration"
    }
  }

  /// True if the author intends it, so that nothing needs fixing.
  package var isOnPurpose: Bool {
    switch self {
    case .guarded, .liveActivity: true
    default: false
    }
  }
}

extension GalleryAbsence {
  /// The reason the widget is missing.
  ///
  /// - Parameter ios: The phone's iOS version.
  package func message(on ios: SystemVersion) -> Sentence {
    switch self {
    case .notCompiled(let target):
      Sentence(
        "The extension does not compile for iOS \(target): there is no app to install.",
        ko: "익스텐션이 iOS \(target)용으로 컴파일되지 않아서 설치할 앱이 없어요.")
    case .appTooNew(let target):
      Sentence(
        "The app does not install: it needs iOS \(target), and this phone has \(ios).",
        ko: "앱이 설치되지 않아요. iOS \(target) 버전이 필요한데 이 기기는 iOS \(ios) 버전이에요.")
    case .extensionTooNew(let target):
      Sentence(
        "Its extension needs iOS \(target), and this phone has \(ios): the app installs without it, "
          + "and the gallery does not know the widget.",
        ko: "위젯 익스텐션에는 iOS \(target) 버전이 필요한데 이 기기는 iOS \(ios) 버전이에요. "
          + "앱만 설치되고 갤러리에는 위젯이 나오지 않아요.")
    case .crashed(let words):
      Sentence(
        "The extension ends when it is asked for its widgets. \(words)",
        ko: "위젯 목록을 물으면 익스텐션이 멈춰요. \(words)")
    case .unavailable:
      Sentence(
        "The extension crashes with “Fatal error: Unavailable”: WidgetBundleBuilder takes "
          + "if #available only from iOS 16.1 on, and where the condition holds before that, it ends.",
        ko: "익스텐션이 “Fatal error: Unavailable”로 멈춰요. WidgetBundleBuilder는 iOS 16.1부터만 "
          + "if #available을 받고, 그보다 낮은 iOS에서 조건이 참이면 멈추기 때문이에요.")
    case .guarded(let version, true):
      Sentence(
        "It is made from iOS \(version) on only, and this phone has \(ios).",
        ko: "iOS \(version)부터만 만들어지는데 이 기기는 iOS \(ios) 버전이에요.")
    case .guarded(let version, false):
      Sentence(
        "It is made before iOS \(version) only, and this phone has \(ios).",
        ko: "iOS \(version)보다 낮을 때만 만들어지는데 이 기기는 iOS \(ios) 버전이에요.")
    case .notInBundle(let bundle):
      Sentence("\(bundle) does not list it.", ko: "\(bundle)의 목록에 없어요.")
    case .notStarted(let other):
      Sentence(
        "The extension begins with \(other), which is marked @main and is a single widget.",
        ko: "익스텐션은 @main이 붙은 \(other) 하나로 시작해요. 번들이 아니어서 다른 위젯은 나오지 않아요.")
    case .noEntryPoint:
      Sentence(
        "Nothing is marked @main: the extension has nothing to begin with.",
        ko: "@main이 붙은 타입이 없어서 익스텐션이 시작할 곳이 없어요.")
    case .condition:
      Sentence(
        "The bundle names it, but a condition leaves it out here.",
        ko: "번들에 적혀 있지만 여기서는 조건 때문에 빠져요.")
    case .noFamilies:
      Sentence(
        "Its supportedFamilies are empty. On iOS 14 that was seen to hide every widget of the "
          + "extension.",
        ko: "supportedFamilies가 비어 있어요. iOS 14에서는 익스텐션의 모든 위젯이 사라졌다는 보고도 있어요.")
    case .familiesElsewhere(let families):
      Sentence(
        "None of its families can be chosen on this phone: \(Self.list(families)).",
        ko: "이 기기에서 고를 수 있는 크기가 하나도 없어요: \(Self.list(families))")
    case .liveActivity:
      Sentence(
        "A Live Activity is started by its app; the gallery never offers one.",
        ko: "실시간 현황은 앱이 시작해요. 갤러리에는 나오지 않아요.")
    case .emptyConfiguration:
      Sentence(
        "Its configuration is empty: there is nothing to offer.",
        ko: "구성이 비어 있어서 내놓을 것이 없어요.")
    }
  }
}

extension GalleryAbsence {
  private static func list(_ families: [GalleryContents.WithheldFamily]) -> Sentence {
    .joined(families.map(\.sentence), separator: ", ")
  }
}

extension GalleryContents.WithheldFamily {
  /// A description such as `accessoryCircular (from iOS 16.0 on)`.
  package var sentence: Sentence {
    guard let since else {
      return Sentence("\(family) (not on this device)", ko: "\(family) (이 기기에 없음)")
    }
    return Sentence("\(family) (from iOS \(since) on)", ko: "\(family) (iOS \(since)부터)")
  }
}
