import AppleFoundation
import CoreDataStandIn
import Foundation
import Testing

private final class Note: NSManagedObject, @unchecked Sendable {
  // The compiler's replacement for `@NSManaged`.
  @_Managed var title: String
  @_Managed var rank: Int64
  @_Managed var remark: String?
}

@Suite struct CoreDataTests {
  private func container(_ notes: [(String, Int64)]) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Notes")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    for (title, rank) in notes {
      let note = Note(context: container.viewContext)
      note.title = title
      note.rank = rank
    }
    try container.viewContext.save()
    return container
  }

  @Test func aNewObjectReadsAsEmpty() {
    let note = Note(entity: Note.entity(), insertInto: nil)
    #expect(note.title.isEmpty && note.rank == 0 && note.remark == nil)
  }

  @Test func aFetchFiltersSortsAndLimits() throws {
    let context = try container([("Busan", 2), ("Seoul", 1), ("Sokcho", 3)]).viewContext
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.predicate = NSPredicate(format: "title BEGINSWITH %@", "S")
    request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)]
    #expect(try context.fetch(request).map(\.title) == ["Sokcho", "Seoul"])
    request.fetchLimit = 1
    #expect(try context.count(for: request) == 1)
  }

  @Test func aRequestWithoutAResultTypeIsInferredFromTheCast() throws {
    let context = try container([("Busan", 2), ("Seoul", 1)]).viewContext
    let notes = try context.fetch(.init(entityName: "Note")) as? [Note]
    #expect(Set(notes?.map(\.title) ?? []) == ["Busan", "Seoul"])
  }

  @Test func anObjectWithoutAContextReadsAsEmpty() {
    let note = Note()
    #expect(note.managedObjectContext == nil && note.title.isEmpty)
  }

  @Test func anotherContextSeesOnlySavedObjects() throws {
    let container = try container([("Seoul", 1)])
    let pending = Note(context: container.viewContext)
    pending.title = "Jeju"
    let request = NSFetchRequest<Note>(entityName: "Note")
    #expect(try container.viewContext.fetch(request).count == 2)
    #expect(try container.newBackgroundContext().fetch(request).count == 1)
    container.viewContext.delete(pending)
    #expect(!container.viewContext.hasChanges)
  }

  @Test func valuesAreReadAndWrittenByName() throws {
    let context = try container([]).viewContext
    let note = Note(context: context)
    note.setValue("Seoul", forKey: "title")
    #expect(note.title == "Seoul")
    #expect(note.value(forKey: "title") as? String == "Seoul")
    let loose = NSEntityDescription.insertNewObject(forEntityName: "Loose", into: context)
    loose.setValue(3, forKey: "size")
    #expect(loose.value(forKey: "size") as? Int == 3)
  }
}
