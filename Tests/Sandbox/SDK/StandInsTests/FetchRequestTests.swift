import AppleFoundation
import CoreDataStandIn
import SwiftUI
import Testing

@MainActor
struct FetchRequestTests {
  private final class Errand: NSManagedObject, @unchecked Sendable {
    @_Managed var title: String
  }

  private struct ErrandList: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)])
    var errands: FetchedResults<Errand>

    var body: some View {
      VStack { ForEach(errands, id: \.objectID) { Text($0.title) } }
    }
  }

  private struct SortedErrandList: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.title, order: .reverse)])
    var errands: FetchedResults<Errand>
    @FetchRequest(sortDescriptors: []) var others: FetchedResults<Errand>

    var body: some View {
      VStack {
        ForEach(errands, id: \.objectID) { Text($0.title) }
        Text(others.count, format: .number)
      }
    }
  }

  @Test func theOrderMayUsePropertiesOrBeAbsent() throws {
    let container = NSPersistentContainer(name: "Errands")
    container.loadPersistentStores { _, _ in }
    for title in ["bread", "milk"] { Errand(context: container.viewContext).title = title }
    try container.viewContext.save()
    let list = SortedErrandList().environment(\.managedObjectContext, container.viewContext)
    let drawn = Drawn(list, size: CGSize(width: 200, height: 100))
    #expect(drawn.texts == ["milk", "bread", "2"])
  }

  @Test func viewsShowTheirContextsObjects() throws {
    let container = NSPersistentContainer(name: "Errands")
    container.loadPersistentStores { _, _ in }
    for title in ["milk", "bread"] { Errand(context: container.viewContext).title = title }
    try container.viewContext.save()
    let list = ErrandList().environment(\.managedObjectContext, container.viewContext)
    let drawn = Drawn(list, size: CGSize(width: 200, height: 100))
    #expect(drawn.texts == ["bread", "milk"])
  }
}
