import ArgumentParser
import PhoneFacts
import Sentences
import WorkerProtocol
import Viewing
import XcodeProjects

struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "The app's target (Minimum Deployments in Xcode), such as 15.0; a project already defines it.",
        ko: "앱의 타깃이에요. Xcode의 Minimum Deployments 값이에요(예: 15.0). 프로젝트에는 적혀 있어요."),
      valueName: "version"))
  var appTarget: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The widget extension's target, such as 16.2; a project already defines it.",
        ko: "위젯 익스텐션의 타깃이에요(예: 16.2). 프로젝트에는 적혀 있어요."), valueName: "version"))
  var extensionTarget: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The phone's iOS, such as 16.0 (default for a project: 18.0, or the extension's target if that is newer).",
        ko: "휴대폰의 iOS예요(예: 16.0). 프로젝트의 기본값은 18.0이고, 익스텐션의 타깃이 더 새로우면 그 버전이에요."),
      valueName: "version"))
  var ios: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The screen size in points, such as 393x852.", ko: "포인트로 적은 화면 크기예요(예: 393x852)."),
      valueName: "WxH"))
  var device: String = "393x852"

  @Option(
    help: ArgumentHelp(
      Sentence(
        """
        The iOS SDK for compiling a bundle: 14 or 15 (Xcode 12 or 13), whose builder allows no \
        conditions, or 16 and later. Nothing else depends on this option.
        """,
        ko:
          "Xcode가 번들을 컴파일하는 iOS SDK예요. 14나 15(Xcode 12, 13)의 빌더는 조건을 받지 않아요. 다른 때는 16 이상이에요. 그 밖의 것은 달라지지 않아요."
      ),
      valueName: "version"))
  var sdk: String?

  /// Returns whether bundles compile with the result builder of the first SDKs.
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

  /// Returns the phone and the app from the options or the project.
  ///
  /// - Parameter target: The project's target; nil for files alone, which describe no app.
  /// - Throws: `OptionError.malformed`, or `OptionError.missing` for a value that neither the options nor the
  ///   project specify.
  func request(for target: AppTarget?) throws -> GalleryRequest {
    let extensionTarget = try version(
      extensionTarget, "--extension-target", or: target?.deploymentTarget,
      Sentence("the widget extension's target, such as 16.2", ko: "위젯 익스텐션의 타깃(예: 16.2)"))
    let appTarget = try version(
      appTarget, "--app-target",
      or: target.map { $0.hostDeploymentTarget ?? extensionTarget },
      Sentence("the app's target, such as 15.0", ko: "앱의 타깃(예: 15.0)"))
    let ios = try version(
      ios, "--ios", or: target.map { _ in max(.usual, extensionTarget, appTarget) },
      Sentence("the phone's iOS, such as 16.0", ko: "휴대폰의 iOS(예: 16.0)"))
    return GalleryRequest(
      appTarget: appTarget, extensionTarget: extensionTarget, systemVersion: ios, device: device)
  }

  private func version(
    _ text: String?, _ option: String, or known: SystemVersion?, _ value: Sentence
  ) throws -> SystemVersion {
    if let text { return try SystemVersion(text, option: option) }
    guard let known else { throw OptionError.missing(option: option, value) }
    return known
  }
}
