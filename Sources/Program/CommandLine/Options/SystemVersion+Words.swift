import PhoneFacts
import Sentences

extension SystemVersion {
  /// Creates a version that the phone can have, such as `16.0`.
  ///
  /// - Throws: `OptionError.malformed`.
  init(
    _ value: String, option: String, from lowest: SystemVersion = .first
  ) throws(OptionError) {
    let (leftOut, newest) = (Self.leftOut, Self.newest.major)
    guard let version = SystemVersion(asTyped: value), version >= lowest,
      version.major <= newest, !leftOut.contains(version.major)
    else {
      throw OptionError.malformed(
        option: option, value: value,
        form: Sentence(
          "as an existing iOS version, such as 16.0: \(lowest.major) to \(leftOut.lowerBound - 1), "
            + "and \(leftOut.upperBound + 1) to \(newest)",
          ko: "16.0처럼 실제로 있는 iOS 버전(\(lowest.major)~\(leftOut.lowerBound - 1), "
            + "\(leftOut.upperBound + 1)~\(newest))"))
    }
    self = version
  }

  /// Parses a version with an optional `iOS` prefix.
  init?(asTyped word: some StringProtocol) {
    self.init(String(word.trimmingPrefix("iOS").trimmingPrefix(" ")))
  }
}
