import AppleFoundation
import Foundation
import Testing

/// Localized text from string catalogs, `.strings` and `.stringsdict` files.
@Suite("strings tables", .serialized)
final class StringsTableTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "strings-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func open(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    ResourceFolder.open(folder)
    _ = MissingText.take()
  }

  private func text(
    _ key: String, _ locale: String, _ arguments: [LocalizationArgument] = [],
    table: String? = nil
  ) -> String {
    let locale = Locale(identifier: locale)
    let format = LocalizedFormat.format(
      key, table: table, bundle: nil, locale: locale, arguments: arguments)
    return LocalizationFormat.string(format, arguments: arguments, locale: locale)
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "greeting": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Good morning" } },
        "ko": { "stringUnit": { "state": "translated", "value": "좋은 아침" } } } },
      "Rain": {},
      "OK": { "shouldTranslate": false },
      "%lld trains": { "localizations": {
        "en": { "variations": { "plural": {
          "zero": { "stringUnit": { "value": "No trains" } },
          "one": { "stringUnit": { "value": "%lld train" } },
          "other": { "stringUnit": { "value": "%lld trains" } } } } },
        "ru": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld поезд" } },
          "few": { "stringUnit": { "value": "%lld поезда" } },
          "many": { "stringUnit": { "value": "%lld поездов" } },
          "other": { "stringUnit": { "value": "%lld поезда" } } } } } } },
      "Tap here": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "value": "Click" } },
        "iphone": { "stringUnit": { "value": "Touch" } } } } } } },
      "%lld birds in %lld trees": { "localizations": { "en": {
        "stringUnit": { "value": "%#@birds@ in %#@trees@" },
        "substitutions": {
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg bird" } },
            "other": { "stringUnit": { "value": "%arg birds" } } } } },
          "trees": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg tree" } },
            "other": { "stringUnit": { "value": "%arg trees" } } } } } } } } }
    } }
    """

  @Test func aCatalogHasATextForEachLanguage() throws {
    try open(["Localizable.xcstrings": Self.catalog])
    #expect(text("greeting", "en_US") == "Good morning")
    #expect(text("greeting", "ko_KR") == "좋은 아침")
    #expect(text("greeting", "fr_FR") == "Good morning")
    #expect(text("Tap here", "en_GB") == "Touch")
    #expect(MissingText.take().isEmpty)
  }

  @Test func aNumberChoosesThePluralForm() throws {
    try open(["Localizable.xcstrings": Self.catalog])
    let trains = { (count: Int64, locale: String) in
      self.text("%lld trains", locale, [.signed(count)])
    }
    #expect([0, 1, 2].map { trains($0, "en_US") } == ["No trains", "1 train", "2 trains"])
    #expect(
      [1, 3, 5, 21].map { trains($0, "ru_RU") } == ["1 поезд", "3 поезда", "5 поездов", "21 поезд"])
    #expect(
      text("%lld birds in %lld trees", "en_US", [.signed(3), .signed(1)]) == "3 birds in 1 tree")
  }

  @Test func aMissingTextIsRemembered() throws {
    try open(["Localizable.xcstrings": Self.catalog])
    #expect(text("Rain", "ko_KR") == "Rain")
    #expect(text("OK", "ko_KR") == "OK")
    #expect(text("Tap here", "ko_KR") == "Touch")
    #expect(text("Snow", "en_US") == "Snow")
    #expect(text("widget.title", "en_US") == "widget.title")
    let missing = MissingText.take()
    #expect(missing.map(\.key) == ["Rain", "Tap here", "widget.title"])
    #expect(missing.map(\.group.language) == ["ko", "ko", "en"])
    #expect(missing.map(\.group.shownLanguage) == [nil, "en", nil])
  }

  @Test func stringsFilesAreReadFromTheFoldersOfTheirLanguages() throws {
    try open([
      "en.lproj/Localizable.strings": "/* Title */\n\"Be kind\" = \"Be kind\";\n",
      "ko.lproj/Localizable.strings": "\"Be kind\" = \"친절하세요\"; plain = \"그냥\";",
      "zh-Hant.lproj/Localizable.strings": "\"Be kind\" = \"善良\";",
      "zh-Hans.lproj/Localizable.strings": "\"Be kind\" = \"善良点\";",
      "ko.lproj/Other.strings": "\"Be kind\" = \"다정하게\";",
    ])
    #expect(text("Be kind", "ko_KR") == "친절하세요")
    #expect(text("plain", "ko_KR") == "그냥")
    #expect(text("Be kind", "zh_TW") == "善良")
    #expect(text("Be kind", "zh_CN") == "善良点")
    #expect(text("Be kind", "de_DE") == "Be kind")
    #expect(text("Be kind", "ko_KR@hours=h23", table: "Other") == "다정하게")
  }

  @Test func aStringsdictChoosesTheFormOfEachVariable() throws {
    try open([
      "en.lproj/Localizable.strings": "\"%lld of %@\" = \"unused\";",
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld of %@</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@count@ of %2$@</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one day</string><key>other</key><string>%lld days</string>
        </dict></dict></dict></plist>
      """,
    ])
    #expect(text("%lld of %@", "en_US", [.signed(1), .string("rain")]) == "one day of rain")
    #expect(text("%lld of %@", "en_US", [.signed(4), .string("rain")]) == "4 days of rain")
  }

  @Test func aResourceHasTheLanguageOfItsLocale() throws {
    try open(["Localizable.xcstrings": Self.catalog])
    var resource: LocalizedStringResource = "greeting"
    #expect(String(localized: resource) == "Good morning")
    resource.locale = Locale(identifier: "ko_KR")
    #expect(String(localized: resource) == "좋은 아침")
    #expect(Localized_String_("greeting", comment: "") == "Good morning")
  }

  /// Code often looks up a format first, and formats its numbers later.
  @Test func aLookedUpFormatHasPluralForms() throws {
    try open(["Localizable.xcstrings": Self.catalog])
    let format = Localized_String_("%lld trains", comment: "")
    #expect(String(f_rmat: format, 0) == "No trains")
    #expect(String.localized_Text_Formatted_(format, 1) == "1 train")
    #expect(String(f_rmat: format, arguments: [2]) == "2 trains")
    #expect(String(f_rmat: format, locale: Locale(identifier: "en_US"), 1) == "1 train")
    let two = Localized_String_("%lld birds in %lld trees", comment: "")
    #expect(String(f_rmat: two, 1, 3) == "1 bird in 3 trees")
    #expect(String(f_rmat: String(localized: "%lld trains"), 1) == "1 train")
    #expect(String(f_rmat: "%d cars", 1) == "1 cars")
  }

  @Test func textsVaryByDevice() throws {
    try open([
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "strings": { "Tap the robin": { "localizations": { "en": { "variations": {
        "device": { "ipad": { "stringUnit": { "value": "Pad" } },
          "other": { "stringUnit": { "value": "Other" } } } } } } } } }
      """
    ])
    #expect(text("Tap the robin", "en_US") == "Other")
    DeviceIdiom.current = .ipad
    defer { DeviceIdiom.current = .iphone }
    #expect(text("Tap the robin", "en_US") == "Pad")
  }

  @Test func theAppsNameHasThePhonesLanguage() throws {
    try open([
      "InfoPlist.xcstrings": """
      { "sourceLanguage": "en", "strings": { "CFBundleDisplayName": { "localizations": {
        "en": { "stringUnit": { "value": "Weather" } } } } } }
      """
    ])
    #expect(MainBundle_.displayName == "Weather")
    #expect(MainBundle_.localizedInfoDictionary?["CFBundleDisplayName"] as? String == "Weather")
    try open(["InfoPlist.xcstrings": "{}"])
    #expect(MainBundle_.displayName == nil)
  }
}
