import PhoneFacts
import Sentences

extension SystemVersion {
  /// Creates the iOS version that a check specifies.
  ///
  /// - Throws: `PictureQuestionError` if `ios` isn't a version.
  init(named ios: String) throws(PictureQuestionError) {
    guard let version = SystemVersion(ios) else {
      throw PictureQuestionError(
        Sentence(
          "“\(ios)” isn't an iOS version. Write it like `18.0`.",
          ko: "“\(ios)” 값은 iOS 버전이 아니에요. `18.0`처럼 쓰세요."))
    }
    self = version
  }

  /// Creates the iOS version that a check specifies, or uses a default.
  init(named ios: String?, or usual: SystemVersion = .usual) throws(PictureQuestionError) {
    guard let ios else {
      self = usual
      return
    }
    try self.init(named: ios)
  }
}
