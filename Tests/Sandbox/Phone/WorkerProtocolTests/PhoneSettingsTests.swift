import Foundation
import WorkerProtocol
import Testing

@Suite struct PhoneSettingsTests {
  @Test func withoutSettingsALocaleIsUnchanged() {
    #expect(PhoneSettings().identifier(of: "ko_KR") == "ko_KR")
    #expect(PhoneSettings().identifier(of: "en_US@fw=sat") == "en_US@fw=sat")
  }

  @Test func settingsOverrideTheRegion() {
    let settings = PhoneSettings(hours: .twentyFour, firstWeekday: .monday)
    let locale = Locale(identifier: settings.identifier(of: "en_US@fw=sat;calendar=buddhist"))
    #expect(locale.hourCycle == .zeroToTwentyThree)
    #expect(locale.firstDayOfWeek == .monday)
    #expect(locale.calendar.identifier == .buddhist)
    #expect(locale.region == .unitedStates)
  }
}
