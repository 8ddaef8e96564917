import AppIntents
import SwiftUI
import WidgetKit

// 1. The simplest action.
struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open the shelf"
  static let description = IntentDescription(
    "Opens the shelf.", categoryName: "Books", searchKeywords: ["read", "shelf"],
    resultValueName: "Shelf")
  static let openAppWhenRun = true
  static let isDiscoverable = true
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  @MainActor func perform() async throws -> some IntentResult { .result() }
}

// 2. Parameters of every kind, with and without defaults.
struct Everything: AppIntent {
  static var title: LocalizedStringResource = "Everything"
  static var parameterSummary: some ParameterSummary {
    When(\.$isOn, .equalTo, true) {
      Summary("Do \(\.$text) \(\.$count) times") {
        \.$amount
        \.$day
      }
    } otherwise: {
      Switch(\.$kind) {
        Case(.novel) { Summary("Read \(\.$book)") }
        DefaultCase { Summary("Nothing") }
      }
    }
  }
  @Parameter(title: "On") var isOn: Bool
  @Parameter(title: "Silent", default: false) var isSilent: Bool
  @Parameter(
    title: "On", description: "Whether it is on",
    displayName: Bool.IntentDisplayName(true: "Yes", false: "No"))
  var worded: Bool
  @Parameter(title: "Text", default: "x", inputOptions: .init(capitalizationType: .words, multiline: true))
  var text: String
  @Parameter(title: "Count", default: 2, controlStyle: .stepper, inclusiveRange: (1, 9)) var count: Int
  @Parameter(title: "Share", controlStyle: .slider, inclusiveRange: (0, 1)) var amount: Double
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Address") var address: URL?
  @Parameter(title: "Length", defaultUnit: .minutes, supportsNegativeNumbers: false)
  var length: Measurement<UnitDuration>
  @Parameter(title: "File", supportedContentTypes: [.image, .pdf]) var file: IntentFile?
  @Parameter(title: "Kind", default: .novel) var kind: Kind
  @Parameter(title: "Book") var book: BookEntity?
  @Parameter(title: "Books", size: [.systemSmall: 1, .systemMedium: 3]) var books: [BookEntity]
  @Parameter(title: "Names", requestValueDialog: "Which names?") var names: [String]?
  @Parameter(title: "Who") var person: IntentPerson?
  @Parameter(title: "City", optionsProvider: Cities()) var city: String

  init() {}
  init(text: String) { self.text = text }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard count > 0 else { throw $count.needsValueError("How many?") }
    if names == nil { _ = try await $names.requestValue("Names?") }
    if try await $city.requestConfirmation(for: "Seoul", dialog: "Seoul?") == false {
      throw Refusal.none
    }
    let chosen = try await $kind.requestDisambiguation(among: [.novel, .poem], dialog: "Which?")
    return .result(value: chosen == .novel ? count : 0, dialog: "Done \(text)")
  }
}
enum Refusal: Error, CustomLocalizedStringResourceConvertible {
  case none
  var localizedStringResource: LocalizedStringResource { "There is none" }
}

// 3. An enum with titles and images.
enum Kind: String, AppEnum {
  case novel, poem
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Kind", numericFormat: "\(placeholder: .int) kinds")
  static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
    .novel: "Novel",
    .poem: DisplayRepresentation(
      title: "Poem", subtitle: "Short", image: .init(systemName: "text.quote"),
      synonyms: ["Verse"]),
  ]
}

// 4. An entity with properties, and a query.
struct BookEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: UUID
  @Property(title: "Title") var title: String
  @Property(title: "Pages") var pages: Int
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(pages) pages",
      image: DisplayRepresentation.Image(systemName: "book"))
  }
  init(id: UUID = UUID(), title: String, pages: Int) {
    self.id = id
    self.title = title
    self.pages = pages
  }
}
struct BookQuery: EntityStringQuery {
  static let all = [BookEntity(title: "Reef", pages: 3), BookEntity(title: "Dune", pages: 9)]
  func entities(for identifiers: [UUID]) async throws -> [BookEntity] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [BookEntity] {
    Self.all.filter { $0.title.localizedCaseInsensitiveContains(string) }
  }
  func suggestedEntities() async throws -> [BookEntity] { Self.all }
  func defaultResult() async -> BookEntity? { Self.all.first }
}

// 5. Queries of all entities, of properties, and with sections.
struct AllBooks: EnumerableEntityQuery {
  func allEntities() async throws -> [BookEntity] { BookQuery.all }
  func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
}
struct Matching: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\BookEntity.$title) {
      EqualToComparator { title in { (book: BookEntity) in book.title == title } }
      ContainsComparator { title in { (book: BookEntity) in book.title.contains(title) } }
    }
    Property(\BookEntity.$pages) {
      LessThanComparator { count in { (book: BookEntity) in book.pages < count } }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$title)
    SortableBy(\BookEntity.$pages)
  }
  func entities(
    matching comparators: [(BookEntity) -> Bool], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<BookEntity>], limit: Int?
  ) async throws -> [BookEntity] {
    BookQuery.all.filter { book in comparators.allSatisfy { $0(book) } }
  }
  func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
}
struct Sectioned: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
  func suggestedEntities() async throws -> IntentItemCollection<BookEntity> {
    ItemCollection {
      ItemSection("New") { BookQuery.all[0] }
      ItemSection("Old") { BookQuery.all[1] }
    }
  }
}

// 6. Options: plain, in sections, and dependent on another parameter.
struct Cities: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Seoul", "Oslo"] }
  func defaultResult() async -> String? { "Seoul" }
}
struct SectionedCities: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    let collection = ItemCollection {
      ItemSection("Asia", items: ["Seoul", "Hanoi"].map { IntentItem($0, title: "\($0)") })
    }
    _ = collection.sections.count + collection.items.count
    return collection
  }
}
struct Streets: DynamicOptionsProvider {
  @IntentParameterDependency<ChooseBook>(\.$book, \.$isLong) var intent
  func results() async throws -> [String] { [intent?.book.title ?? "none"] }
}

// 7. A widget's configuration.
struct ChooseBook: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a book"
  static let description = IntentDescription("Which book is shown.")
  @Parameter(title: "Book") var book: BookEntity
  @Parameter(title: "Long", default: true) var isLong: Bool
  @Parameter(title: "Street", optionsProvider: Streets()) var street: String?
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemLarge) {
      Summary { \.$book; \.$isLong }
    } otherwise: {
      Summary { \.$book }
    }
  }
  init() {}
  init(book: BookEntity) { self.book = book }
  func perform() async throws -> some IntentResult { .result() }
}

// 8. Actions that buttons and toggles of a widget perform.
struct ToggleRead: SetValueIntent {
  static let title: LocalizedStringResource = "Read"
  @Parameter(title: "Book") var name: String
  @Parameter(title: "Is read") var value: Bool
  init() {}
  init(_ name: String) { self.name = name }
  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(value, forKey: name)
    WidgetCenter.shared.reloadTimelines(ofKind: "books")
    return .result()
  }
}
struct NextPage: LiveActivityIntent {
  static let title: LocalizedStringResource = "Next"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}
struct Listen: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Listen"
  func perform() async throws -> some IntentResult { .result(opensIntent: OpenShelf()) }
}

// 9. Opens an entity, and opens a URL.
struct OpenBook: OpenIntent {
  static let title: LocalizedStringResource = "Open a book"
  @Parameter(title: "Book") var target: BookEntity
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "books://reef")!))
  }
}

// 10. Shortcuts with phrases.
struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .navy
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenShelf(), phrases: ["Open \(.applicationName)", "Show my shelf in \(.applicationName)"],
      shortTitle: "Shelf", systemImageName: "books.vertical")
    AppShortcut(
      intent: OpenBook(), phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Book", systemImageName: "book")
  }
}

// 11. Results with a view.
struct ShowBook: AppIntent {
  static let title: LocalizedStringResource = "Show"
  @Dependency private var shelf: ShelfStore
  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    .result(dialog: IntentDialog(full: "A whole sentence.", supporting: "Short"), view: Text("Book"))
  }
}
final class ShelfStore: Sendable { static let shared = ShelfStore() }
func register() { AppDependencyManager.shared.add(dependency: ShelfStore.shared) }

// 12. Transient and unique entities, and entities with text identifiers.
struct Totals: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Totals"
  @Property(title: "Pages") var pages: Int
  var displayRepresentation: DisplayRepresentation { "\(pages)" }
  init() { pages = 0 }
}
struct Shelfmark: EntityIdentifierConvertible, Hashable, Sendable {
  var row: Int
  var entityIdentifierString: String { "\(row)" }
  static func entityIdentifier(for string: String) -> Shelfmark? { Int(string).map(Shelfmark.init) }
}

// 13. A package of intents, and donation.
struct BooksPackage: AppIntentsPackage {}
func donate() async throws {
  _ = try await OpenShelf().donate()
  try await IntentDonationManager.shared.donate(intent: OpenShelf())
}

// 14. A focus filter.
struct FocusShelf: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Shelf in Focus"
  @Parameter(title: "Book") var book: BookEntity?
  var displayRepresentation: DisplayRepresentation { "Shelf" }
  func perform() async throws -> some IntentResult { .result() }
}

// 15. Progress and foreground.
struct Import: AppIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Import"
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 3
    progress.completedUnitCount = 1
    return .result()
  }
}

// 16. Relevance.
func relevant() async throws {
  let context = RelevantContext.date(from: .now, to: .now.addingTimeInterval(60))
  try await RelevantIntentManager.shared.updateRelevantIntents([
    RelevantIntent(ChooseBook(), widgetKind: "books", relevance: context)
  ])
}

// 17. Recommendations, and a provider.
struct BookEntry: TimelineEntry {
  let date: Date
  let title: String
  let relevance: TimelineEntryRelevance? = TimelineEntryRelevance(score: 1, duration: 60)
}
struct BookProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BookEntry { BookEntry(date: .now, title: "…") }
  func snapshot(for configuration: ChooseBook, in context: Context) async -> BookEntry {
    BookEntry(date: .now, title: configuration.book.title)
  }
  func timeline(for configuration: ChooseBook, in context: Context) async -> Timeline<BookEntry> {
    let sections = try? await SectionedCities().results()
    let title = "\(configuration.book.title) \(configuration.isLong) \(sections?.items.count ?? 0)"
    return Timeline(entries: [BookEntry(date: .now, title: title)], policy: .after(.now + 3600))
  }
  func recommendations() -> [AppIntentRecommendation<ChooseBook>] {
    BookQuery.all.map {
      AppIntentRecommendation(intent: ChooseBook(book: $0), description: "\($0.title)")
    }
  }
}
struct BookWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "books", intent: ChooseBook.self, provider: BookProvider()) { entry in
      VStack {
        Text(entry.title)
        Button(intent: NextPage()) { Label("Next", systemImage: "arrow.right") }
        Button("Open", systemImage: "book", intent: OpenShelf())
        Toggle(isOn: true, intent: ToggleRead("Reef")) { Text("Read") }
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Book")
    .supportedFamilies([.systemLarge])
    .promptsForUserConfiguration()
  }
}
