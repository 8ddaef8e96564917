import ArgumentParser
import PhoneFacts
import Sentences
import Stage
import Viewing

/// The phone, and the oldest iOS of the app and of its widget extension.
struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The app's target (Minimum Deployments in Xcode), such as 15.0.",
        ko: "앱의 타깃이에요. Xcode의 Minimum Deployments 값이에요(예: 15.0)."), valueName: "version"))
  var appTarget: String

  @Option(
    help: ArgumentHelp(
      Sentence("The widget extension's own target, such as 16.2.", ko: "위젯 익스텐션의 타깃이에요(예: 16.2)."),
      valueName: "version"))
  var extensionTarget: String

  @Option(
    help: ArgumentHelp(
      Sentence("The phone's iOS, such as 16.0.", ko: "휴대폰의 iOS예요(예: 16.0)."), valueName: "version"))
  var ios: String

  @Option(
    help: ArgumentHelp(
      Sentence("A screen in points, such as 393x852.", ko: "포인트로 적은 화면 크기예요(예: 393x852)."),
      valueName: "WxH"))
  var device: String = "393x852"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The iOS SDK that Xcode compiles a bundle with: 14 or 15 (Xcode 12, 13), whose builder takes no conditions; 16 or newer otherwise. It changes nothing else.",
        ko:
          "Xcode가 번들을 컴파일하는 iOS SDK예요. 14나 15(Xcode 12, 13)의 빌더는 조건을 받지 않고, 다른 때는 16 이상이에요. 그 밖에는 아무것도 바꾸지 않아요."
      ),
      valueName: "version"))
  var sdk: String?

  /// Whether a bundle is compiled with the builder of the first SDKs.
  ///
  /// - Throws: `OptionError.unknown`.
  func usesEarlierBuilder() throws -> Bool {
    guard let sdk else { return false }
    let major = sdk.split(separator: ".").first.map(String.init) ?? sdk
    guard let major = Int(major), SystemVersion.majors.contains(major) else {
      throw OptionError.unknown(
        option: "--sdk", value: sdk, known: SystemVersion.majors.map(String.init))
    }
    return EarlierBundleBuilder.versions.contains(major)
  }

  /// The phone and the app that the options name.
  ///
  /// - Throws: `OptionError.malformed`.
  func request() throws -> GalleryRequest {
    GalleryRequest(
      appTarget: try SystemVersion(appTarget, option: "--app-target"),
      extensionTarget: try SystemVersion(extensionTarget, option: "--extension-target"),
      systemVersion: try SystemVersion(ios, option: "--ios"), device: device)
  }
}
