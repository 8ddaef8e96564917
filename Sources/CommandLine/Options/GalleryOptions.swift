import ArgumentParser
import Stage
import Viewing

/// The phone, and the oldest iOS of the app and of its widget extension.
struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The app's target (Minimum Deployments in Xcode), such as 15.0.", valueName: "version"))
  var appTarget: String

  @Option(
    help: ArgumentHelp("The widget extension's own target, such as 16.2.", valueName: "version"))
  var extensionTarget: String

  @Option(help: ArgumentHelp("The phone's iOS, such as 16.0.", valueName: "version"))
  var ios: String

  @Option(help: ArgumentHelp("A screen in points, such as 393x852.", valueName: "WxH"))
  var device: String = "393x852"

  @Option(
    help: ArgumentHelp(
      "The iOS SDK that Xcode compiles a bundle with: 14 or 15 (Xcode 12, 13), whose builder takes no "
        + "conditions; 16 or newer otherwise. It changes nothing else.",
      valueName: "version"))
  var sdk: String?

  private static let newerSDKs = ["16", "17", "18", "26"]

  /// Whether a bundle is compiled with the builder of the first SDKs.
  ///
  /// - Throws: `OptionError.unknown`.
  func usesEarlierBuilder() throws -> Bool {
    guard let sdk else { return false }
    let major = sdk.split(separator: ".").first.map(String.init) ?? sdk
    let known = EarlierBundleBuilder.versions + Self.newerSDKs
    guard known.contains(major) else {
      throw OptionError.unknown(option: "--sdk", value: sdk, known: known)
    }
    return EarlierBundleBuilder.versions.contains(major)
  }

  /// The phone and the app that the options name.
  ///
  /// - Throws: `OptionError.malformed`.
  func request() throws -> GalleryRequest {
    GalleryRequest(
      appTarget: try PhoneVersion.checked(appTarget, option: "--app-target"),
      extensionTarget: try PhoneVersion.checked(extensionTarget, option: "--extension-target"),
      systemVersion: try PhoneVersion.checked(ios, option: "--ios"), device: device)
  }
}
