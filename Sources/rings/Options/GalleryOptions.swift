import ArgumentParser
import Stage

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

  /// - Throws: `OptionError.malformed`.
  func request() throws -> GalleryRequest {
    GalleryRequest(
      appTarget: try PhoneVersion.checked(appTarget, option: "--app-target"),
      extensionTarget: try PhoneVersion.checked(extensionTarget, option: "--extension-target"),
      systemVersion: try PhoneVersion.checked(ios, option: "--ios"), device: device)
  }
}
