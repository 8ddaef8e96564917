import AppIntents
import Testing

@Suite struct IntentResultTests {
  struct Counting: AppIntent {
    static let title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      .result(value: 3, dialog: "Three")
    }
  }

  struct Switching: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Shown: SnippetIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Shown"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
  }

  struct Showing: TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Showing"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
      .result(value: 4, snippetIntent: Shown())
    }
  }

  @Test func aResultCarriesItsSnippetIntent() async throws {
    #expect(try await Showing().perform().value == 4)
    #expect(Showing().contentIdentifier == "Showing")
    #expect(AppIntentError.Unrecoverable.unknown != .restartPerform)
  }

  @Test func aResultCarriesItsValue() async throws {
    #expect(try await Counting().perform().value == 3)
  }

  @Test func aSetValueIntentTakesItsValue() {
    let intent = Switching()
    intent.value = true
    #expect(intent.value)
  }

  @Test func anEnumerationUsesItsCasesTitle() {
    #expect(String(localized: City.busan.localizedStringResource) == "Busan")
  }

  @Test func aConfigurationIntentNeedsNoPerform() async throws {
    _ = try await TripIntent().perform()
    #expect(!TripIntent.openAppWhenRun)
  }
}
