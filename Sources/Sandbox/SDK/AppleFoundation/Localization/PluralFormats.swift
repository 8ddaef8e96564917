public import Foundation
import Synchronization

/// The looked-up formats whose text depends on numbers.
///
/// `NSLocalizedString` doesn't get the numbers. On Apple's platforms, the string that it returns remembers its
/// plural forms. Here, a format is found again by its text.
enum PluralFormats {
  private static let known = Mutex<[String: (entry: StringsEntry, language: String)]>([:])
  /// The maximum number of formats to remember.
  private static let limit = 2_000

  static func remember(_ text: String, of entry: StringsEntry, in language: String) {
    known.withLock { known in
      if known.count < limit { known[text] = (entry, language) }
    }
  }

  /// Returns the format with the plural forms that suit these values.
  fileprivate static func format(_ text: String, for values: [any CVarArg]) -> String {
    guard let (entry, language) = known.withLock({ $0[text] }) else { return text }
    return entry.format(for: values.map(LocalizationArgument.init(anyValue:)), in: language) ?? text
  }
}

extension LocalizationArgument {
  fileprivate init(anyValue value: any CVarArg) {
    if let number = value as? NSNumber {
      self = .double(number.doubleValue)
    } else {
      self.init(value)
    }
  }
}

// These declarations replace Foundation's in learner code, because a format's text may depend on its values.

extension String {
  /// The replacement for `localizedStringWithFormat` in learner code.
  public static func localized_Text_Formatted_(_ format: String, _ arguments: any CVarArg...)
    -> String
  {
    String(f_rmat: format, locale: .current, arguments: arguments)
  }

  /// The replacement for `init(format:_:)` in learner code.
  public init(f_rmat format: String, _ arguments: any CVarArg...) {
    self.init(f_rmat: format, locale: nil, arguments: arguments)
  }

  /// The replacement for `init(format:locale:_:)` in learner code.
  public init(f_rmat format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(f_rmat: format, locale: locale, arguments: arguments)
  }

  /// The replacement for `init(format:arguments:)` in learner code.
  public init(f_rmat format: String, arguments: [any CVarArg]) {
    self.init(f_rmat: format, locale: nil, arguments: arguments)
  }

  /// The replacement for `init(format:locale:arguments:)` in learner code.
  public init(f_rmat format: String, locale: Locale?, arguments: [any CVarArg]) {
    let format = PluralFormats.format(format, for: arguments)
    self.init(format: format, locale: locale, arguments: arguments)
  }
}
