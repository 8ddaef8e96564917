package import PhoneFacts
package import Sentences
package import WorkerProtocol

/// The reason a widget is missing from the gallery.
package enum GalleryAbsence: Hashable {
  case notCompiled(target: SystemVersion)
  case appTooNew(target: SystemVersion)
  case extensionTooNew(target: SystemVersion)
  /// The extension ended, with this message, when the system requested its widgets.
  case crashed(Sentence)
  /// The extension crashed because its builder contains `#available`, which needs iOS 16.1.
  case unavailable
  /// An availability check excludes the widget.
  case guarded(version: String, letsNewerIn: Bool)
  case notInBundle(String)
  /// The type marked `@main` is another type, which isn't a bundle.
  case notStarted(String)
  case noEntryPoint
  /// The bundle contains the widget only under a condition.
  case condition
  case noFamilies
  case familiesElsewhere([GalleryContents.WithheldFamily])
  case liveActivity
  case emptyConfiguration
  /// Rings left out code that the widget needs; the text names the missing modules and API.
  case leftOut(String)

  /// The reason's name in JSON.
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
    case .leftOut: "leftOut"
    }
  }

  /// True if the author intends the absence, so that nothing needs fixing.
  package var isOnPurpose: Bool {
    switch self {
    case .guarded, .liveActivity, .leftOut: true
    default: false
    }
  }
}

extension GalleryAbsence {
  /// Returns the reason the widget is missing.
  ///
  /// - Parameter ios: The phone's iOS version.
  package func message(on ios: SystemVersion) -> Sentence {
    switch self {
    case .notCompiled(let target):
      Sentence(
        "The extension doesn't compile for iOS \(target), so there's no app to install.",
        ko: "익스텐션이 iOS \(target)용으로 컴파일되지 않아서 설치할 앱이 없어요.")
    case .appTooNew(let target):
      Sentence(
        "The app can't be installed: it needs iOS \(target), and this phone has \(ios).",
        ko: "앱이 설치되지 않아요. iOS \(target) 버전이 필요한데 이 기기는 iOS \(ios) 버전이에요.")
    case .extensionTooNew(let target):
      Sentence(
        "The widget extension needs iOS \(target), and this phone has \(ios). The app installs without it, "
          + "so the gallery doesn't list the widget.",
        ko: "위젯 익스텐션에는 iOS \(target) 버전이 필요한데 이 기기는 iOS \(ios) 버전이에요. "
          + "앱만 설치되고 갤러리에는 위젯이 나오지 않아요.")
    case .crashed(let words):
      Sentence(
        "The extension ends when the system asks for its widgets. \(words)",
        ko: "시스템이 위젯 목록을 요청하면 익스텐션이 멈춰요. \(words)")
    case .unavailable:
      Sentence(
        "The extension crashes with “Fatal error: Unavailable”. WidgetBundleBuilder supports "
          + "if #available only on iOS 16.1 or later; on earlier versions, it crashes if the condition is true.",
        ko: "익스텐션이 “Fatal error: Unavailable”로 멈춰요. WidgetBundleBuilder는 iOS 16.1부터만 "
          + "if #available을 받고, 그보다 낮은 iOS에서 조건이 참이면 멈추기 때문이에요.")
    case .guarded(let version, true):
      Sentence(
        "The widget is only created on iOS \(version) or later, and this phone has \(ios).",
        ko: "iOS \(version)부터만 만들어지는데 이 기기는 iOS \(ios) 버전이에요.")
    case .guarded(let version, false):
      Sentence(
        "The widget is only created before iOS \(version), and this phone has \(ios).",
        ko: "iOS \(version)보다 낮을 때만 만들어지는데 이 기기는 iOS \(ios) 버전이에요.")
    case .notInBundle(let bundle):
      Sentence("\(bundle) doesn't list the widget.", ko: "\(bundle)의 목록에 없어요.")
    case .notStarted(let other):
      Sentence(
        "The extension starts with \(other), which is marked @main and is a single widget.",
        ko: "익스텐션은 @main이 붙은 \(other) 하나로 시작해요. 번들이 아니어서 다른 위젯은 나오지 않아요.")
    case .noEntryPoint:
      Sentence(
        "No type is marked @main, so the extension has no entry point.",
        ko: "@main이 붙은 타입이 없어서 익스텐션의 시작점이 없어요.")
    case .condition:
      Sentence(
        "The bundle lists the widget, but a condition excludes it here.",
        ko: "번들에 적혀 있지만 여기서는 조건 때문에 빠져요.")
    case .noFamilies:
      Sentence(
        "The widget's supportedFamilies is empty. On iOS 14, this reportedly hides every widget of the "
          + "extension.",
        ko: "supportedFamilies가 비어 있어요. iOS 14에서는 익스텐션의 모든 위젯이 사라진다는 보고도 있어요.")
    case .familiesElsewhere(let families):
      Sentence(
        "This phone offers none of the widget's families: \(Self.list(families)).",
        ko: "이 기기에서 고를 수 있는 크기가 하나도 없어요: \(Self.list(families))")
    case .liveActivity:
      Sentence(
        "The gallery doesn't list Live Activities. The app starts them.",
        ko: "실시간 현황은 앱이 시작해요. 갤러리에는 나오지 않아요.")
    case .emptyConfiguration:
      Sentence(
        "The widget's configuration is empty, so there's nothing to list.",
        ko: "구성이 비어 있어서 보여 줄 것이 없어요.")
    case .leftOut(let names):
      Sentence(
        "Rings left out code that the widget needs (\(names)), so the gallery can't show it here.",
        ko: "위젯에 필요한 코드(\(names))가 빠져서 여기서는 갤러리에 보여 줄 수 없어요.")
    }
  }
}

extension GalleryAbsence {
  private static func list(_ families: [GalleryContents.WithheldFamily]) -> Sentence {
    .joined(families.map(\.sentence), separator: ", ")
  }
}

extension GalleryContents.WithheldFamily {
  /// A description such as `accessoryCircular (iOS 16.0 or later)`.
  package var sentence: Sentence {
    guard let since else {
      return Sentence("\(family) (not on this device)", ko: "\(family) (이 기기에 없음)")
    }
    return Sentence("\(family) (iOS \(since) or later)", ko: "\(family) (iOS \(since)부터)")
  }
}
