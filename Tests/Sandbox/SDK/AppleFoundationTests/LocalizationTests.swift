import AppleFoundation
import Testing

@Suite struct LocalizationTests {
  @Test func interpolatedValuesBecomeSpecifiersInTheKey() {
    let resource: LocalizedStringResource = "\(3) of \("five") at \(1.5)"
    #expect(resource.key == "%lld of %@ at %lf")
  }

  @Test func numbersFollowTheLocale() {
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(1234567) km", locale: german) == "1.234.567 km")
  }

  @Test func aPercentSignIsKept() {
    #expect(String(localized: "\(40)% rain") == "40% rain")
    #expect(String(localized: LocalizedStringResource(stringLiteral: "done")) == "done")
  }

  @Test func numberedSpecifiersReorderTheValues() {
    let text = LocalizationFormat.string(
      "%2$@ from %1$lld", arguments: [.signed(3), .string("two")], locale: Locale(identifier: "en"))
    #expect(text == "two from 3")
  }

  @Test(arguments: [("%", "%"), ("100%", "100%"), ("%%", "%"), ("%y", "%y"), ("%3$@", "%3$@")])
  func aFormatWithoutItsValueIsText(format: String, text: String) {
    #expect(LocalizationFormat.string(format, arguments: [], locale: .current) == text)
  }

  @Test func resourcesRoundTrip() throws {
    let resource: LocalizedStringResource = "\(2) left"
    let data = try JSONEncoder().encode(resource)
    let decoded = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(String(localized: decoded) == "2 left")
  }
}
