import Sentences
import Viewing

extension PhoneVersion {
  /// Widgets of WidgetKit exist from here on.
  static let lowest = 14
  /// The numbers that Apple left out between iOS 18 and iOS 26.
  private static let leftOut = 19...25
  /// The newest that Apple has shown.
  private static let newest = 27

  /// The version, such as `16.0`.
  ///
  /// - Throws: `OptionError.malformed`.
  static func checked(_ value: String, option: String, lowest: Int = lowest) throws -> String {
    let text = value.trimmingPrefix("iOS").trimmingPrefix(" ")
    guard text.wholeMatch(of: /\d{1,2}(\.\d{1,2}){0,2}/) != nil,
      let major = text.split(separator: ".").first.flatMap({ Int($0) }), major >= lowest,
      major <= newest, !leftOut.contains(major)
    else {
      throw OptionError.malformed(
        option: option, value: value,
        form: Sentence(
          "as an iOS version that there is, such as 16.0: \(lowest) to \(leftOut.lowerBound - 1), "
            + "and \(leftOut.upperBound + 1) to \(newest)",
          ko: "16.0처럼 실제로 있는 iOS 버전(\(lowest)~\(leftOut.lowerBound - 1), "
            + "\(leftOut.upperBound + 1)~\(newest))"))
    }
    return text.contains(".") ? String(text) : "\(text).0"
  }
}
