import PhoneFacts
import Simulator
import Testing

/// The shown families are the families that the devices support.
struct ShownFamilyTests {
  @Test func everyShownFamilyHasADevice() {
    #expect(Set(Device.all.flatMap(\.families).map(\.family)) == Set(Family.shown))
    #expect(
      Set((Device.phones + Device.pads).flatMap(\.families).map(\.family))
        == Set(Family.ofPhonesAndPads))
    #expect(Set(Device.standard.families.map(\.family)) == Set(Family.ofPhones))
  }
}
