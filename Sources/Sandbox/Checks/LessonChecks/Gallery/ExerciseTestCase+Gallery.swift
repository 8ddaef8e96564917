import PhoneFacts
import Stage

/// Where the learner's widgets are offered.
extension ExerciseTestCase {
  /// Whether an app with these targets installs on a phone, and whether its widgets come with it.
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

  /// What the widget gallery of a phone offers.
  ///
  /// The learner's code runs as on that iOS: it takes its way at every `#available`.
  ///
  /// - Parameters:
  ///   - appTarget: The oldest iOS of the app; nil takes the phone's.
  ///   - extensionTarget: The oldest iOS of the widget extension; nil takes the app's.
  ///   - device: The screen's size in points, as a row of the device table: `393x852`.
  public func gallery(
    appTarget: String? = nil, extensionTarget: String? = nil, ios: String,
    device: String = "393x852"
  ) throws -> Gallery {
    try session.gallery(
      appTarget: appTarget, extensionTarget: extensionTarget, ios: ios, device: device)
  }
}

extension Solution {
  /// What the widget gallery of a phone offers; see `ExerciseTestCase.gallery`.
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
