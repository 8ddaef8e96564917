import CoreData
import SwiftUI
import WidgetKit

// 1. A class with managed properties, as the model editor generates it.
@objc(Item)
public class Item: NSManagedObject {}

extension Item {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
    NSFetchRequest<Item>(entityName: "Item")
  }
  @NSManaged public var timestamp: Date?
  @NSManaged public var name: String?
  @NSManaged public var count: Int64
  @NSManaged public var isDone: Bool
  @NSManaged public var tags: NSSet?
}

// 2. Accessors of a relationship to many.
extension Item {
  @objc(addTagsObject:)
  @NSManaged public func addToTags(_ value: Tag)
  @objc(removeTagsObject:)
  @NSManaged public func removeFromTags(_ value: Tag)
  @objc(addTags:)
  @NSManaged public func addToTags(_ values: NSSet)
  @objc(removeTags:)
  @NSManaged public func removeFromTags(_ values: NSSet)
}
extension Item: Identifiable {}

@objc(Tag) public class Tag: NSManagedObject {
  @NSManaged var title: String
  public override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue("new", forKey: "title")
  }
}

// 3. A model in code.
func model() -> NSManagedObjectModel {
  let name = NSAttributeDescription()
  name.name = "name"
  name.attributeType = .stringAttributeType
  name.isOptional = true
  let count = NSAttributeDescription()
  count.name = "count"
  count.attributeType = .integer64AttributeType
  count.defaultValue = 0
  let stamp = NSAttributeDescription()
  stamp.name = "timestamp"
  stamp.attributeType = .dateAttributeType
  stamp.isOptional = true
  let item = NSEntityDescription()
  item.name = "Item"
  item.managedObjectClassName = NSStringFromClass(Item.self)
  item.properties = [name, count, stamp]
  let model = NSManagedObjectModel()
  model.entities = [item]
  return model
}

// 4. The controller in Xcode's template.
struct PersistenceController {
  static let shared = PersistenceController()
  @MainActor static let preview: PersistenceController = {
    let result = PersistenceController(inMemory: true)
    let viewContext = result.container.viewContext
    for number in 0..<3 {
      let item = Item(context: viewContext)
      item.timestamp = Date(timeIntervalSince1970: Double(number))
      item.name = "Item \(number)"
      item.count = Int64(number * 10)
    }
    do {
      try viewContext.save()
    } catch {
      let nsError = error as NSError
      fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
    }
    return result
  }()
  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Items", managedObjectModel: model())
    if inMemory {
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { storeDescription, error in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}

// 5. A store in an app group, with options.
func shared(_ name: String) -> NSPersistentContainer {
  let container = NSPersistentCloudKitContainer(name: name)
  let url = FileManager.default.containerURL(
    forSecurityApplicationGroupIdentifier: "group.com.example")!
  let description = NSPersistentStoreDescription(url: url.appendingPathComponent("Items.sqlite"))
  description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
  description.setOption(
    true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
  description.shouldMigrateStoreAutomatically = true
  description.type = NSInMemoryStoreType
  container.persistentStoreDescriptions = [description]
  return container
}

// 6. Requests with predicate, order and limit.
@MainActor
func found() -> [String] {
  let context = PersistenceController.preview.container.viewContext
  let request: NSFetchRequest<Item> = Item.fetchRequest()
  request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.count, ascending: false)]
  request.predicate = NSPredicate(format: "count >= %d AND name CONTAINS[cd] %@", 10, "item")
  request.fetchLimit = 2
  request.fetchBatchSize = 20
  request.returnsObjectsAsFaults = false
  let items = (try? context.fetch(request)) ?? []
  let all = (try? context.count(for: Item.fetchRequest())) ?? -1
  return items.compactMap(\.name) + ["\(all)"]
}

// 7. Work on a background context.
func background() async throws -> Int {
  let container = PersistenceController(inMemory: true).container
  try await container.performBackgroundTask { context in
    let item = Item(entity: Item.entity(), insertInto: context)
    item.name = "x"
    try context.save()
  }
  let context = container.newBackgroundContext()
  return try await context.perform {
    try context.fetch(NSFetchRequest<Item>(entityName: "Item")).count
  }
}
func waiting(_ context: NSManagedObjectContext) {
  context.performAndWait {
    guard context.hasChanges else { return }
    try? context.save()
  }
  context.perform { context.reset() }
}

// 8. By name, as in older code.
func older(_ context: NSManagedObjectContext) throws -> String? {
  let object = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
  object.setValue("old", forKey: "name")
  let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
  let delete = NSBatchDeleteRequest(fetchRequest: request)
  delete.resultType = .resultTypeObjectIDs
  let objects = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item"))
  defer { objects.forEach(context.delete) }
  let again = try context.existingObject(with: objects[0].objectID)
  return again.value(forKey: "name") as? String
}

// 9. Requests in a view.
struct Items: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)],
    animation: .default)
  private var items: FetchedResults<Item>
  @FetchRequest(sortDescriptors: [SortDescriptor(\.count, order: .reverse)])
  private var counted: FetchedResults<Item>
  @FetchRequest(
    entity: Item.entity(), sortDescriptors: [],
    predicate: NSPredicate(format: "count == %@", NSNumber(value: 20)))
  private var twenty: FetchedResults<Item>
  @SectionedFetchRequest(
    sectionIdentifier: \.isDone, sortDescriptors: [SortDescriptor(\.name)])
  private var sections: SectionedFetchResults<Bool, Item>

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items) { Text($0.name ?? "-") }
      Text("first \(counted.first?.count ?? -1) of \(counted.count), \(twenty.count)")
    }
  }
  private func add() {
    withAnimation {
      let item = Item(context: viewContext)
      item.timestamp = Date()
      try? viewContext.save()
    }
  }
  private func delete(offsets: IndexSet) { offsets.map { items[$0] }.forEach(viewContext.delete) }
}

// 10. An object that a view observes.
struct ItemRow: View {
  @ObservedObject var item: Item
  var body: some View { Text(item.name ?? "") }
}

// 11. A transformer, and a derived attribute.
final class NamesTransformer: ValueTransformer {
  override class func transformedValueClass() -> AnyClass { NSArray.self }
  override func transformedValue(_ value: Any?) -> Any? { value }
}

struct ItemEntry: TimelineEntry {
  let date: Date
  let lines: [String]
}
struct ItemProvider: TimelineProvider {
  func placeholder(in context: Context) -> ItemEntry { ItemEntry(date: .now, lines: []) }
  func getSnapshot(in context: Context, completion: @escaping (ItemEntry) -> Void) {
    completion(ItemEntry(date: .now, lines: []))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<ItemEntry>) -> Void) {
    Task { @MainActor in
      completion(Timeline(entries: [ItemEntry(date: .now, lines: found())], policy: .atEnd))
    }
  }
}
struct ItemWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "items", provider: ItemProvider()) { entry in
      VStack(alignment: .leading) {
        ForEach(entry.lines, id: \.self) { Text($0) }
        Items().environment(
          \.managedObjectContext, PersistenceController.preview.container.viewContext)
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}
