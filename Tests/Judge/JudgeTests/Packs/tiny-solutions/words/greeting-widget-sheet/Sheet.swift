import AppIntents
import SwiftUI
import WidgetKit

enum Tone: String, AppEnum {
  case friendly, formal
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
  static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [
    .friendly: "Friendly", .formal: "Formal",
  ]
}

struct Person: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Person"
  static let defaultQuery = PersonQuery()
  static let all = [
    Person(id: 1, name: "Mina", tone: .friendly), Person(id: 2, name: "Jun", tone: .friendly),
    Person(id: 3, name: "Mr Kim", tone: .formal),
  ]
  let id: Int
  let name: String
  let tone: Tone
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PersonQuery: EntityStringQuery {
  @IntentParameterDependency<GreetIntent>(\.$tone) var chosen

  private var near: [Person] { Person.all.filter { $0.tone == chosen?.tone } }

  func entities(for identifiers: [Int]) async throws -> [Person] {
    Person.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> IntentItemCollection<Person> {
    IntentItemCollection(sections: [
      IntentItemSection("\(near.first?.tone == .formal ? "Formal" : "Friendly")", items: near)
    ])
  }
  func entities(matching string: String) async throws -> IntentItemCollection<Person> {
    let strangers = [Person(id: 4, name: "Mika", tone: .formal)]
    return IntentItemCollection(
      items: (Person.all + strangers).filter { $0.name.localizedCaseInsensitiveContains(string) })
  }
  func defaultResult() async -> Person? { near.first }
}

struct GreetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Greet"
  static let description = IntentDescription("Says hello.")

  @Parameter(title: "Times", default: 1, inclusiveRange: (1, 5)) var times: Int
  @Parameter(title: "Person") var person: Person
  @Parameter(title: "Tone", default: .friendly) var tone: Tone
  @Parameter(title: "Loud", default: false) var isLoud: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$isLoud, .equalTo, true) {
      Summary("A \(\.$tone) word for \(\.$person)") {
        \.$isLoud
        \.$times
      }
    } otherwise: {
      Summary("A \(\.$tone) word for \(\.$person)") { \.$isLoud }
    }
  }
}

struct SpokenEntry: TimelineEntry {
  let date: Date
  let name: String
}

struct SpokenProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SpokenEntry { SpokenEntry(date: .now, name: "…") }
  func snapshot(for intent: GreetIntent, in context: Context) async -> SpokenEntry {
    SpokenEntry(date: .now, name: intent.person.name)
  }
  func timeline(for intent: GreetIntent, in context: Context) async -> Timeline<SpokenEntry> {
    Timeline(entries: [await snapshot(for: intent, in: context)], policy: .never)
  }
}

struct SpokenWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Spoken", provider: SpokenProvider()) { entry in
      Text(entry.name).containerBackground(.white, for: .widget)
    }
    .configurationDisplayName("Greeting")
    .description("Says hello.")
  }
}
