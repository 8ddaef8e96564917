import PhoneFacts
import Sentences
import WorkerProtocol
import WidgetLint

/// Notes about the extension on other phones and with other Xcode versions.
struct GalleryNotes {
  let request: GalleryRequest
  let outline: ExtensionOutline
  let usesEarlierBuilder: Bool

  /// The first iOS version that supports conditions in a bundle's builder.
  private static let takesConditions = SystemVersion(16, 1)

  var notes: [GalleryReport.Note] {
    [earlier, withoutWidgets, builder, returned].compactMap { $0 }
  }

  /// The notes to show if the code doesn't compile.
  var ofRefused: [GalleryReport.Note] { [earlier].compactMap { $0 } }

  /// A note that the bundle was compiled with the builder of the first SDKs.
  private var earlier: GalleryReport.Note? {
    guard usesEarlierBuilder else { return nil }
    return .init(
      message: Sentence(
        "Bundles are compiled with the builder of the iOS 14 and 15 SDKs (Xcode 12 and 13), as requested.",
        ko: "요청한 대로 번들을 iOS 14와 15 SDK(Xcode 12, 13)의 빌더로 컴파일했어요."))
  }

  /// A note about phones that get the app without its widgets.
  private var withoutWidgets: GalleryReport.Note? {
    let (app, widgets) = (request.appTarget, request.extensionTarget)
    guard widgets > app else { return nil }
    return .init(
      message: Sentence(
        "Phones with iOS \(app) or later, but before \(widgets), get the app without its widgets.",
        ko: "iOS \(app) 이상이고 \(widgets)보다 낮은 기기에서는 위젯 없이 앱만 설치돼요."))
  }

  /// A note about conditions in a bundle's builder, which older SDKs and systems don't support.
  private var builder: GalleryReport.Note? {
    guard let place = outline.firstCondition else { return nil }
    let crashes = Self.takesConditions > request.extensionTarget
    let refused = Sentence(
      "This doesn't compile in Xcode 13 or earlier: “Closure containing control flow statement cannot be "
        + "used with result builder 'WidgetBundleBuilder'”.",
      ko: "Xcode 13까지는 컴파일되지 않아요: “Closure containing control flow statement cannot be used with "
        + "result builder 'WidgetBundleBuilder'”.")
    let ended = Sentence(
      "If the condition is true on an iOS version before 16.1, the extension crashes with "
        + "“Fatal error: Unavailable”.",
      ko: "iOS 16.1보다 낮은 시스템에서 조건이 참이면 “Fatal error: Unavailable” 오류로 멈춰요.")
    return .init(
      message: crashes ? .joined([refused, ended]) : refused,
      fix: crashes ? GalleryAbsence.unavailable.fix(of: "", on: request.systemVersion) : nil,
      place: place)
  }

  /// A note about returning bundles of different types under `#available`.
  private var returned: GalleryReport.Note? {
    guard let place = outline.firstReturnedCondition else { return nil }
    return .init(
      message: Sentence(
        "Bundles of different types behind #available need Swift 5.7, which came with Xcode 14.",
        ko: "#available에 따라 다른 타입의 번들을 return하려면 Swift 5.7(Xcode 14)이 필요해요."),
      place: place)
  }
}
