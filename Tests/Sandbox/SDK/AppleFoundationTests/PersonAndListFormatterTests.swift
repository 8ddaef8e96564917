import AppleFoundation
import Testing

@Suite struct PersonAndListFormatterTests {
  private let english = Locale(identifier: "en_US")
  private let korean = Locale(identifier: "ko_KR")

  private func name(_ given: String, _ family: String) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = (given, family)
    return name
  }

  @Test func namesFollowTheOrderOfTheLocale() {
    let style = PersonNameComponents.FormatStyle.name(style: .medium)
    #expect(name("Jane", "Doe").formatted(style.locale(english)) == "Jane Doe")
    #expect(name("길동", "홍").formatted(style.locale(korean)) == "홍길동")
  }

  @Test(
    arguments: [
      ("Grace Hopper", "Grace", nil, "Hopper"), ("Hopper, Grace", "Grace", nil, "Hopper"),
      ("Dr. Grace Brewster Murray Hopper", "Grace", "Brewster Murray", "Hopper"),
      ("Ludwig van Beethoven", "Ludwig", nil, "van Beethoven"), ("홍길동", "길동", nil, "홍"),
      ("Grace", "Grace", nil, nil), ("Sammy Davis Jr.", "Sammy", nil, "Davis"),
    ] as [(String, String?, String?, String?)])
  func namesAreParsed(_ text: String, _ given: String?, _ middle: String?, _ family: String?) throws
  {
    let name = try PersonNameComponents(text)
    #expect(name.givenName == given)
    #expect(name.middleName == middle)
    #expect(name.familyName == family)
  }

  @Test func anEmptyNameIsRefused() {
    #expect(throws: (any Error).self) { try PersonNameComponents("  ") }
    #expect(PersonNameComponentsFormatter().personNameComponents(from: "") == nil)
  }

  @Test func namesAreAbbreviatedToInitials() {
    let style = PersonNameComponents.FormatStyle(style: .abbreviated, locale: english)
    #expect(name("Jane", "Doe").formatted(style) == "JD")
  }

  @Test func theFormatterMatchesTheStyle() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = english
    #expect(formatter.string(from: name("Jane", "Doe")) == "Jane Doe")
  }

  @Test func listsAreJoinedInWords() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["Seoul", "Busan", "Jeju"]) == "Seoul, Busan, and Jeju")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
  }

  @Test func dateRangesAreWrittenInTheirUnits() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let range = start..<start.addingTimeInterval(3_900)
    let style = Date.ComponentsFormatStyle_.components(style: .wide, fields: [.hour, .minute])
    #expect(range.formatted(style.locale(english)) == "1 hour, 5 minutes")
    #expect(range.formatted(.timeDuration.locale(english)) == "1:05:00")
  }

  @Test func storageIsWrittenInBytes() {
    let size = Measurement(value: 2, unit: UnitInformationStorage.megabytes)
    #expect(size.formatted(.byteCount(style: .file).locale(english)) == "2 MB")
  }
}
