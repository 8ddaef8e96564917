import AppIntents
import Testing

/// `description` is an optional requirement that learners write in many forms; each of them works.
@Suite struct IntentDescriptionTests {
  struct Literal: AppIntent {
    static let title: LocalizedStringResource = "Literal"
    static let description: IntentDescription = "from a literal"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Call: AppIntent {
    static let title: LocalizedStringResource = "Call"
    static let description = IntentDescription("from a call", categoryName: "Tests")
    func perform() async throws -> some IntentResult { .result() }
  }

  struct OptionalValue: AppIntent {
    static let title: LocalizedStringResource = "Optional"
    static let description: IntentDescription? = "from an optional"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Computed: AppIntent {
    static var title: LocalizedStringResource { "Computed" }
    static var description: IntentDescription { IntentDescription("from a getter") }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct ComputedOptional: AppIntent {
    static var title: LocalizedStringResource { "Computed optional" }
    static var description: IntentDescription? { IntentDescription("from an optional getter") }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Missing: AppIntent {
    static let title: LocalizedStringResource = "Missing"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test(arguments: [
    (Literal.self as any AppIntent.Type, "from a literal"), (Call.self, "from a call"),
    (OptionalValue.self, "from an optional"), (Computed.self, "from a getter"),
    (ComputedOptional.self, "from an optional getter"),
  ])
  func everySpellingIsParsed(type: any AppIntent.Type, text: String) {
    #expect(type.shownDescription == text)
  }

  @Test func withoutADescriptionThereIsNone() {
    #expect(Missing.shownDescription == nil)
    #expect(Missing.shownTitle == "Missing")
  }
}
