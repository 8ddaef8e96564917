import PhoneFacts
import WorkerProtocol

extension ExerciseTestCase {
  /// Returns whether an app with these deployment targets installs on a phone, and whether its widget
  /// extension does too.
  public func installation(
    appTarget: String, extensionTarget: String, ios: String
  ) throws -> Installation {
    Installation(
      try session.ask(
        GalleryRequest(
          appTarget: SystemVersion(named: appTarget),
          extensionTarget: SystemVersion(named: extensionTarget),
          systemVersion: SystemVersion(named: ios), asksExtension: false)))
  }

  /// Returns the contents of a phone's widget gallery.
  ///
  /// The learner's code runs as if on that iOS version, which decides every `#available`.
  ///
  /// - Parameters:
  ///   - appTarget: The app's deployment target; `nil` for the phone's version.
  ///   - extensionTarget: The widget extension's deployment target; `nil` for the app's.
  ///   - device: The screen's size in points, as in the device table: `393x852`.
  public func gallery(
    appTarget: String? = nil, extensionTarget: String? = nil, ios: String,
    device: String = "393x852"
  ) throws -> Gallery {
    try session.gallery(
      appTarget: appTarget, extensionTarget: extensionTarget, ios: ios, device: device)
  }
}

extension Solution {
  /// Returns the contents of a phone's widget gallery; see `ExerciseTestCase.gallery`.
  public func gallery(
    appTarget: String? = nil, extensionTarget: String? = nil, ios: String,
    device: String = "393x852"
  ) throws -> Gallery {
    try session.gallery(
      appTarget: appTarget, extensionTarget: extensionTarget, ios: ios, device: device)
  }
}

extension CheckSession {
  fileprivate func gallery(
    appTarget: String?, extensionTarget: String?, ios: String, device: String
  ) throws -> Gallery {
    let phone = try SystemVersion(named: ios)
    let app = try SystemVersion(named: appTarget, or: phone)
    let request = GalleryRequest(
      appTarget: app, extensionTarget: try SystemVersion(named: extensionTarget, or: app),
      systemVersion: phone, device: device)
    return Gallery(try ask(request), request: request, session: self)
  }
}
