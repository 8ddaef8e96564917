import Foundation
import SwiftData
import SwiftUI
import WidgetKit

// 1. A model with properties of every plain type.
@Model
final class Trip {
  var name: String
  var destination: String
  var startDate: Date
  var endDate: Date
  var isFavourite = false
  var rating: Double?
  var tags: [String] = []

  init(name: String, destination: String, startDate: Date, endDate: Date) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
    self.endDate = endDate
  }
}

// 2. Attributes and relationships, with an inverse and a rule for deletion.
@Model
final class Journal {
  @Attribute(.unique) var identifier: UUID
  @Attribute(.externalStorage) var cover: Data?
  @Attribute(originalName: "headline") var title: String
  @Attribute(.spotlight, .preserveValueOnDeletion) var summary: String
  @Relationship(deleteRule: .cascade, inverse: \Page.journal) var pages: [Page] = []
  @Transient var draws = 0
  var owner: Owner?

  init(title: String) {
    identifier = UUID()
    self.title = title
    summary = ""
  }
}

@Model
final class Page {
  var number: Int
  var text: String
  var journal: Journal?

  init(number: Int, text: String, journal: Journal? = nil) {
    self.number = number
    self.text = text
    self.journal = journal
  }
}

// 3. A public model with an enum, a custom value and an optional relationship.
@Model
public class Owner {
  public enum Level: Int, Codable, CaseIterable { case bronze, silver, gold }
  public struct Address: Codable, Hashable { public var city: String }
  public var name: String
  public var level: Level
  public var address: Address
  @Relationship var journals: [Journal]?

  public init(name: String, level: Level = .bronze, city: String) {
    self.name = name
    self.level = level
    self.address = Address(city: city)
  }
}

// 4. A versioned schema, and a plan of stages.
enum FirstSchema: VersionedSchema {
  static var versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Trip.self] }
}
enum SecondSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Trip.self, Journal.self, Page.self] }
}
enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstSchema.self, toVersion: SecondSchema.self),
      .custom(
        fromVersion: FirstSchema.self, toVersion: SecondSchema.self,
        willMigrate: { context in try context.save() }, didMigrate: nil),
    ]
  }
}

// 5. Containers, in every way.
@MainActor
enum Containers {
  static let plain = try? ModelContainer(for: Trip.self)
  static func inMemory() throws -> ModelContainer {
    try ModelContainer(
      for: Trip.self, Journal.self, Page.self, Owner.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
  static func ofSchema() throws -> ModelContainer {
    let schema = Schema([Trip.self, Journal.self, Page.self, Owner.self])
    let configuration = ModelConfiguration(
      "Trips", schema: schema, isStoredInMemoryOnly: true, allowsSave: true,
      groupContainer: .identifier("group.com.example.trips"), cloudKitDatabase: .none)
    return try ModelContainer(for: schema, configurations: [configuration])
  }
  static func planned() throws -> ModelContainer {
    try ModelContainer(
      for: Trip.self, migrationPlan: Plan.self,
      configurations: ModelConfiguration(url: URL.temporaryDirectory.appending(path: "t.store")))
  }
}

// 6. Insert, fetch with a predicate and order, count, delete, save.
@MainActor
func fetched() throws -> [String] {
  let container = try Containers.inMemory()
  let context = container.mainContext
  let start = Date(timeIntervalSince1970: 1_700_000_000)
  for (name, days) in [("Seoul", 3), ("Lima", 1), ("Oslo", 2)] {
    context.insert(
      Trip(
        name: name, destination: name, startDate: start.addingTimeInterval(Double(days) * 86_400),
        endDate: start.addingTimeInterval(Double(days + 4) * 86_400)))
  }
  try context.save()
  let after = start.addingTimeInterval(86_400 * 1.5)
  var descriptor = FetchDescriptor<Trip>(
    predicate: #Predicate { $0.startDate > after },
    sortBy: [SortDescriptor(\.startDate, order: .forward)])
  descriptor.fetchLimit = 5
  descriptor.fetchOffset = 0
  descriptor.includePendingChanges = true
  descriptor.propertiesToFetch = [\.name, \.startDate]
  descriptor.relationshipKeyPathsForPrefetching = []
  let names = try context.fetch(descriptor).map(\.name)
  let count = try context.fetchCount(FetchDescriptor<Trip>())
  let query = "l"
  let found = try context.fetch(
    FetchDescriptor<Trip>(
      predicate: #Predicate<Trip> { trip in
        trip.name.localizedStandardContains(query) && !trip.isFavourite
      }, sortBy: [.init(\.name, order: .reverse)]))
  try context.delete(model: Trip.self, where: #Predicate { $0.name == "Lima" })
  let left = try context.fetchCount(FetchDescriptor<Trip>())
  return names + ["\(count)", found.map(\.name).joined(separator: ","), "\(left)"]
}

// 7. Transactions, enumeration, identifiers, autosave, undo and changes.
@MainActor
func changed() throws -> String {
  let context = ModelContext(try Containers.inMemory())
  context.autosaveEnabled = false
  let trip = Trip(name: "Rome", destination: "Rome", startDate: .now, endDate: .now)
  try context.transaction {
    context.insert(trip)
    trip.rating = 4.5
  }
  let identifier: PersistentIdentifier = trip.persistentModelID
  let same = context.model(for: identifier) as? Trip
  let registered: Trip? = context.registeredModel(for: identifier)
  var seen = 0
  try context.enumerate(FetchDescriptor<Trip>()) { _ in seen += 1 }
  if context.hasChanges { try context.save() }
  context.rollback()
  _ = context.insertedModelsArray.count + context.deletedModelsArray.count
  return "\(same?.name ?? "-") \(registered?.rating ?? 0) \(seen) \(trip.isDeleted) \(trip.modelContext != nil)"
}

// 8. Both ends of a relationship.
@MainActor
func related() throws -> String {
  let context = try Containers.inMemory().mainContext
  let journal = Journal(title: "Walks")
  context.insert(journal)
  journal.pages.append(Page(number: 1, text: "Start"))
  let second = Page(number: 2, text: "On", journal: journal)
  context.insert(second)
  journal.owner = Owner(name: "Mina", level: .gold, city: "Busan")
  let numbers = journal.pages.map(\.number).sorted().map(String.init).joined(separator: "+")
  return "\(numbers) \(journal.owner?.level == .gold) \(journal.pages.first?.journal?.title ?? "-")"
}

// 19. The inverse of a relationship after changes, and after deletions by rule.
@MainActor
func parted() throws -> String {
  let context = try Containers.inMemory().mainContext
  let mina = Owner(name: "Mina", city: "Busan")
  context.insert(mina)
  let (walks, rides) = (Journal(title: "Walks"), Journal(title: "Rides"))
  mina.journals = [walks]
  rides.owner = mina
  let both = (mina.journals ?? []).map(\.title).sorted().joined(separator: "+")
  walks.pages = [Page(number: 1, text: "Sea"), Page(number: 2, text: "Hill")]
  walks.pages.first?.journal = rides
  let moved = "\(walks.pages.count)+\(rides.pages.count)"
  context.delete(rides)
  try context.save()
  let pages = try context.fetch(FetchDescriptor<Page>()).map(\.text).joined()
  let left = mina.journals?.count ?? 0
  context.delete(mina)
  context.rollback()
  let back = walks.owner?.name ?? "-"
  context.delete(mina)
  try context.save()
  return "\(both) \(moved) \(pages) \(left) \(back) \(walks.owner == nil)"
}

// 9. An actor for background work.
@ModelActor
actor Store {
  func add(_ name: String) throws -> PersistentIdentifier {
    let trip = Trip(name: name, destination: name, startDate: .now, endDate: .now)
    modelContext.insert(trip)
    try modelContext.save()
    return trip.persistentModelID
  }
  func name(of identifier: PersistentIdentifier) -> String? {
    self[identifier, as: Trip.self]?.name
  }
}

// 10. Queries without and with parentheses, of every form.
struct Queries: View {
  @Query var all: [Trip]
  @Query() var empty: [Trip]
  @Query(sort: \Trip.startDate) var byDate: [Trip]
  @Query(sort: \Trip.name, order: .reverse) private var backwards: [Trip]
  @Query(filter: #Predicate<Trip> { $0.isFavourite }) var favourites: [Trip]
  @Query(filter: #Predicate<Trip> { $0.name != "" }, sort: \Trip.startDate, order: .forward)
  var named: [Trip]
  @Query(sort: [SortDescriptor(\Trip.startDate), SortDescriptor(\Trip.name, order: .reverse)])
  var twice: [Trip]
  @Query(Self.descriptor) var described: [Trip]
  @Query(sort: \Trip.startDate, animation: .default) var animated: [Trip]

  static var descriptor: FetchDescriptor<Trip> {
    var descriptor = FetchDescriptor<Trip>(sortBy: [.init(\.name)])
    descriptor.fetchLimit = 2
    return descriptor
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("all \(all.count) \(byDate.first?.name ?? "-") \(backwards.first?.name ?? "-")")
      Text("some \(described.count) \(favourites.count) \(twice.last?.name ?? "-")")
    }
  }
}

// 11. A query from an initializer.
struct Filtered: View {
  @Query private var trips: [Trip]

  init(searchText: String, sort: SortDescriptor<Trip>) {
    _trips = Query(
      filter: #Predicate { trip in
        searchText.isEmpty || trip.name.localizedStandardContains(searchText)
      }, sort: [sort])
  }

  var body: some View { ForEach(trips) { Text($0.name) } }
}

// 12. Editing through the environment and a binding to a model.
struct Editor: View {
  @Environment(\.modelContext) private var context
  @Bindable var trip: Trip

  var body: some View {
    HStack {
      TextField("Name", text: $trip.name)
      Toggle("Favourite", isOn: $trip.isFavourite)
      DatePicker("Start", selection: $trip.startDate)
      Button("Delete", role: .destructive) { context.delete(trip) }
    }
  }
}

// 14. Predicates of several kinds.
enum Filters {
  static let soon = #Predicate<Trip> { $0.rating ?? 0 > 3 && $0.tags.contains("sea") }
  static func between(_ start: Date, _ end: Date) -> Predicate<Trip> {
    #Predicate<Trip> { start <= $0.startDate && $0.endDate <= end }
  }
  static let long = #Predicate<Journal> { $0.pages.count > 2 && $0.title.starts(with: "W") }
  static let any = #Predicate<Journal> { journal in journal.pages.contains { $0.number == 1 } }
}

// 15. A provider that fetches from a container.
struct TripEntry: TimelineEntry {
  let date: Date
  let lines: [String]
}

struct TripProvider: TimelineProvider {
  func placeholder(in context: Context) -> TripEntry { TripEntry(date: .now, lines: ["…"]) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (TripEntry) -> Void) {
    Task { @MainActor in completion(entry()) }
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<TripEntry>) -> Void
  ) {
    Task { @MainActor in completion(Timeline(entries: [entry()], policy: .never)) }
  }
  @MainActor private func entry() -> TripEntry {
    do {
      return TripEntry(
        date: .now,
        lines: [try fetched().joined(separator: " "), try changed(), try related(), try parted()])
    } catch { return TripEntry(date: .now, lines: ["\(error)"]) }
  }
}

struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "trips", provider: TripProvider()) { entry in
      VStack(alignment: .leading) {
        ForEach(entry.lines, id: \.self) { Text($0) }
        Queries().modelContainer(Sample.container)
        Filtered(searchText: "o", sort: SortDescriptor(\.name)).modelContainer(Sample.container)
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

// 16. A container with sample data, as for previews.
@MainActor
enum Sample {
  static let container: ModelContainer = {
    do {
      let container = try Containers.inMemory()
      for name in ["Oslo", "Lima", "Rome"] {
        container.mainContext.insert(
          Trip(name: name, destination: name, startDate: .now, endDate: .now))
      }
      return container
    } catch { fatalError("Failed to create the container") }
  }()
}

#Preview { Queries().modelContainer(Sample.container) }

#Preview("Editor", traits: .sampleTrips) {
  @Previewable @Query var trips: [Trip]
  Editor(trip: trips[0])
}

// 17. Traits with a container for previews.
struct SampleTrips: PreviewModifier {
  static func makeSharedContext() throws -> ModelContainer { Sample.container }
  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}
extension PreviewTrait where T == Preview.ViewTraits {
  static var sampleTrips: Self { .modifier(SampleTrips()) }
}

// 18. Unique constraints and indexes over several properties.
@Model
final class Visit {
  #Unique<Visit>([\.place, \.day])
  #Index<Visit>([\.day], [\.place, \.day])
  var place: String
  var day: Date
  init(place: String, day: Date) {
    self.place = place
    self.day = day
  }
}
