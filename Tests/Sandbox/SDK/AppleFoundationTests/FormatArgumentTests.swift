import AppleFoundation
import Testing

@Suite struct FormatArgumentTests {
  @Test func objectsAreFormatted() {
    let identifier = UUID()
    #expect(String(format: "%@ has %d", identifier as any CVarArg, 3) == "\(identifier) has 3")
    #expect(String(format: "%@", NSNumber(value: 7)) == "7")
  }

  @Test func predicatesReadTheirValues() {
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    let later = NSPredicate(format: "SELF > %@", noon as any CVarArg)
    #expect(later.evaluate(with: noon.addingTimeInterval(1)))
    #expect(!later.evaluate(with: noon))
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "b"))
  }
}
