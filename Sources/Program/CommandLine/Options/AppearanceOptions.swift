import ArgumentParser
import Drawing
import Foundation
import PhoneFacts
import Sentences
import WorkerProtocol
import Viewing

/// Options for the simulated phone: mode, scheme, device, system, language and configuration.
struct AppearanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "A rendering mode: fullColor, accented, vibrant, or all. Repeatable.",
        ko: "렌더링 모드예요(fullColor, accented, vibrant, all). 여러 번 쓸 수 있어요.")))
  var mode: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence("The color scheme: light, dark, or both.", ko: "색 구성이에요: light, dark, both.")))
  var scheme: String = "light"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The user's tint for accented and vibrant rendering, or clear for iOS 26's glass.",
        ko: "accented와 vibrant 렌더링에 쓸 사용자의 틴트예요. iOS 26의 유리는 clear예요."),
      valueName: "RRGGBB"))
  var tint: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The screen size in points, such as 393x852.", ko: "포인트로 적은 화면 크기예요(예: 393x852)."),
      valueName: "WxH"))
  var device: String = "393x852"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The iOS version to draw with, such as 18.0 or 27.0; this version decides every #available.",
        ko: "그림을 그릴 iOS 버전이에요(예: 18.0, 27.0). 모든 #available도 이 버전이 정해요."),
      valueName: "version"))
  var ios: String?

  @Option(
    help: ArgumentHelp(
      Sentence("The locale, such as en_US or ko_KR.", ko: "로케일이에요(예: en_US, ko_KR)."),
      valueName: "locale"))
  var locale = OptionWord.usual("en_US")

  @OptionGroup var zone: TimeZoneOption

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The phone's clock: 12 or 24 hours (default: the locale's).",
        ko: "휴대폰의 시계예요: 12시간제는 12, 24시간제는 24예요(기본값: 로케일대로).")))
  var hours: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The phone's first day of the week, such as monday (default: the locale's).",
        ko: "휴대폰에서 한 주가 시작하는 요일이에요(예: monday, 기본값: 로케일대로)."),
      valueName: "day"))
  var firstWeekday: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The Dynamic Type size, such as large or accessibility3.",
        ko: "Dynamic Type 크기예요(예: large, accessibility3)."), valueName: "size"))
  var dynamicType: String = "large"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The place on the phone: homeScreen, lockScreen, standBy (at night if vibrant) or carPlay.",
        ko: "휴대폰에서 위젯이 있는 곳이에요: homeScreen, lockScreen, standBy(vibrant이면 밤), carPlay 가운데 하나예요."),
      valueName: "place"))
  var place: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The reason that content is hidden or out of date: placeholder, privacy (a locked phone) or invalidated (while an intent runs). Repeatable.",
        ko:
          "내용이 가려지거나 낡은 이유예요: placeholder, privacy(잠긴 휴대폰), invalidated(인텐트를 수행하는 동안). 여러 번 쓸 수 있어요."
      ), valueName: "reason"))
  var redacted: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence("Pixels per point: 1, 2 or 3.", ko: "1포인트의 픽셀 수예요: 1, 2, 3 가운데 하나예요."),
      valueName: "N"))
  var scale: Int?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A configuration parameter, such as city=busan. Repeatable.",
        ko: "구성 매개변수예요(예: city=busan). 여러 번 쓸 수 있어요."), valueName: "name=value"))
  var set: [String] = []

  @OptionGroup var bundle: BundleOption

  @OptionGroup var network: ServiceOption

  static let places = ["homeScreen", "lockScreen", "standBy", "carPlay"]

  static let dynamicTypeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  func modes() throws -> [RenderingMode] {
    let words = mode.flatMap { $0.split(separator: ",").map(String.init) }
    if words.contains("all") { return RenderingMode.allCases }
    return try words.map { word in
      guard let mode = RenderingMode(rawValue: word) else {
        throw OptionError.unknown(
          option: "--mode", value: word,
          known: RenderingMode.allCases.map(\.rawValue) + ["all"])
      }
      return mode
    }
  }

  /// Returns the color schemes of `--scheme`, with true for dark.
  ///
  /// - Throws: `OptionError`.
  func isDarkChoices() throws -> [Bool] {
    switch scheme {
    case "light": [false]
    case "dark": [true]
    case "both", "all": [false, true]
    default:
      throw OptionError.unknown(
        option: "--scheme", value: scheme, known: ["light", "dark", "both"])
    }
  }

  /// Returns a request for a picture in the first chosen mode and scheme.
  ///
  /// - Throws: `OptionError`.
  func request(subject: RenderRequest.Subject, family: PictureFamily) throws -> RenderRequest {
    try request(
      subject: subject, family: family, mode: try modes().first ?? .fullColor,
      isDark: try isDarkChoices().first ?? false)
  }

  /// Returns a request for a picture in the given mode and scheme.
  ///
  /// - Throws: `OptionError`.
  func request(
    subject: RenderRequest.Subject, family: PictureFamily, mode: RenderingMode, isDark: Bool
  ) throws -> RenderRequest {
    var request = RenderRequest(
      subject: subject, family: family, mode: mode, isDark: isDark, tint: try checkedTint(),
      device: device, systemVersion: try chosenVersion() ?? .usual,
      locale: try localeWithSettings(),
      dynamicTypeSize: try checkedDynamicType(), place: try checkedPlace(),
      displayScale: try checkedScale(), configuration: try configuration())
    request.redactions = try checkedRedactions()
    return request
  }

  private func checkedRedactions() throws -> Set<RenderRequest.Redaction> {
    Set(
      try redacted.map { word in
        guard let reason = RenderRequest.Redaction(rawValue: word) else {
          throw OptionError.unknown(
            option: "--redacted", value: word,
            known: RenderRequest.Redaction.allCases.map(\.rawValue))
        }
        return reason
      })
  }

  /// Returns the locale, including the options for the hour cycle and the first weekday.
  private func localeWithSettings() throws -> String {
    var settings = PhoneSettings()
    if let hours {
      guard let known = PhoneSettings.Hours(rawValue: hours) else {
        throw OptionError.unknown(
          option: "--hours", value: hours, known: PhoneSettings.Hours.allCases.map(\.rawValue))
      }
      settings.hours = known
    }
    if let firstWeekday {
      guard let known = PhoneSettings.Weekday(rawValue: firstWeekday.lowercased()) else {
        throw OptionError.unknown(
          option: "--first-weekday", value: firstWeekday,
          known: PhoneSettings.Weekday.allCases.map(\.rawValue))
      }
      settings.firstWeekday = known
    }
    return settings.identifier(of: try Self.checkedLocale(locale.text))
  }

  private func checkedTint() throws -> String? {
    guard let tint, tint != "clear" else { return tint }
    let digits = tint.trimmingPrefix("#")
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit) else {
      throw OptionError.malformed(
        option: "--tint", value: tint,
        form: Sentence(
          "as six hexadecimal digits, such as FF9500, or clear", ko: "FF9500 같은 16진수 여섯 자리 또는 clear"
        ))
    }
    return String(digits)
  }

  func playedService() throws -> PlayedService? { try network.played() }

  /// Returns the value of `--ios`, or nil if the option is absent.
  ///
  /// Without the option, pictures show the default version, and code runs as if on the newest version.
  ///
  /// - Throws: `OptionError.malformed`.
  func chosenVersion() throws -> SystemVersion? { try Self.version(of: ios) }

  static func version(
    of ios: String?, from lowest: SystemVersion = .first
  ) throws -> SystemVersion? {
    try ios.map { try SystemVersion($0, option: "--ios", from: lowest) }
  }

  /// Returns the value of a `--locale` option, whose language must exist.
  ///
  /// - Throws: `OptionError.malformed`.
  static func checkedLocale(_ locale: String) throws -> String {
    guard Locale(identifier: locale).language.languageCode?.isISOLanguage == true else {
      throw OptionError.malformed(
        option: "--locale", value: locale,
        form: Sentence("as a locale, such as en_US or ko_KR", ko: "en_US, ko_KR 같은 언어"))
    }
    return locale
  }

  private func checkedDynamicType() throws -> String {
    guard Self.dynamicTypeSizes.contains(dynamicType) else {
      throw OptionError.unknown(
        option: "--dynamic-type", value: dynamicType, known: Self.dynamicTypeSizes)
    }
    return dynamicType
  }

  private func checkedPlace() throws -> String? {
    guard let place else { return nil }
    guard Self.places.contains(place) else {
      throw OptionError.unknown(option: "--place", value: place, known: Self.places)
    }
    return place
  }

  private func checkedScale() throws -> Double? {
    guard let scale else { return nil }
    guard (1...3).contains(scale) else {
      throw OptionError.malformed(
        option: "--scale", value: "\(scale)", form: Sentence("as 1, 2 or 3", ko: "1, 2, 3 가운데 하나"))
    }
    return Double(scale)
  }

  private func configuration() throws -> [String: String] {
    try Self.configuration(from: set)
  }

  static func configuration(from words: [String]) throws -> [String: String] {
    try words.reduce(into: [:]) { values, word in
      guard let equals = word.firstIndex(of: "="), equals > word.startIndex else {
        throw OptionError.malformed(
          option: "--set", value: word, form: Sentence(verbatim: "name=value"))
      }
      let value = String(word[word.index(after: equals)...])
      values[String(word[..<equals])] = try ConfigurationValue.json(of: value)
    }
  }
}
