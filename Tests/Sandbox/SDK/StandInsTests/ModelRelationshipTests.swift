import Observation
import SwiftDataStandIn
import Testing

/// Classes like those that `@Model` generates.
private final class Shelf: PersistentModel {
  let _$record = PersistentRecord()
  var books: [Book] = [] { didSet { _$changed(\.books, from: oldValue, to: books) } }
  var lamp: Lamp? { didSet { _$changed(\.lamp, from: oldValue, to: lamp) } }
  var rule: Schema.Relationship.DeleteRule

  init(_ rule: Schema.Relationship.DeleteRule = .nullify, books: [Book] = []) {
    self.rule = rule
    self.books = books
    Self.current = rule
  }

  // The delete rule of the current test; tests run one after another.
  nonisolated(unsafe) static var current = Schema.Relationship.DeleteRule.nullify

  static var _$relationships: [_ModelRelationship] {
    var all: [_ModelRelationship] = []
    Shelf._$relate(\Shelf.books, deleteRule: current, inverse: \Book.shelf, in: &all)
    Shelf._$relate(\Shelf.lamp, in: &all)
    Shelf._$relate(\Shelf.rule, in: &all)
    return all
  }
}

private final class Book: PersistentModel {
  let _$record = PersistentRecord()
  let title: String
  var shelf: Shelf? { didSet { _$changed(\.shelf, from: oldValue, to: shelf) } }

  init(_ title: String, shelf: Shelf? = nil) {
    self.title = title
    self.shelf = shelf
  }

  static var _$relationships: [_ModelRelationship] {
    var all: [_ModelRelationship] = []
    Book._$relate(\Book.shelf, in: &all)
    return all
  }
}

private final class Lamp: PersistentModel {
  let _$record = PersistentRecord()
  var shelves: [Shelf]? { didSet { _$changed(\.shelves, from: oldValue, to: shelves) } }

  static var _$relationships: [_ModelRelationship] {
    var all: [_ModelRelationship] = []
    Lamp._$relate(\Lamp.shelves, in: &all)
    return all
  }
}

@Suite("Relationships of models", .serialized) struct ModelRelationshipTests {
  private let context: ModelContext

  init() throws {
    context = ModelContext(try ModelContainer(for: Shelf.self, Book.self, Lamp.self))
  }

  @Test func settingOneSideUpdatesTheInverse() {
    let (shelf, other, book) = (Shelf(), Shelf(), Book("A"))
    shelf.books.append(book)
    #expect(book.shelf === shelf)
    book.shelf = other
    #expect(shelf.books.isEmpty)
    #expect(other.books.map(\.title) == ["A"])
    other.books = []
    #expect(book.shelf == nil)
  }

  /// Each class refers to the other once, so no inverse needs to be declared.
  @Test func theOnlyPossibleInverseIsFound() {
    let (shelf, lamp) = (Shelf(), Lamp())
    lamp.shelves = [shelf]
    #expect(shelf.lamp === lamp)
    shelf.lamp = nil
    #expect(lamp.shelves?.isEmpty == true)
  }

  @Test func anInsertedModelsRelationshipsAreInserted() throws {
    let shelf = Shelf()
    context.insert(shelf)
    shelf.books = [Book("A"), Book("B")]
    let late = Book("C", shelf: shelf)
    context.insert(late)
    let early = Shelf(books: [Book("D")])
    context.insert(early)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["A", "B", "C", "D"])
    #expect(shelf.books.map(\.title) == ["A", "B", "C"])
    #expect(early.books.first?.shelf === early)
  }

  @Test func aNullifyingDeletionKeepsTheOthers() throws {
    let shelf = Shelf(.nullify, books: [Book("A")])
    let book = shelf.books[0]
    context.insert(shelf)
    try context.save()
    context.delete(shelf)
    #expect(book.shelf == nil)
    context.rollback()
    #expect(book.shelf === shelf)
    #expect(shelf.books.count == 1)
  }

  @Test func aDeletionCascades() throws {
    let shelf = Shelf(.cascade, books: [Book("A"), Book("B")])
    context.insert(shelf)
    try context.save()
    context.delete(shelf)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
  }

  @Test func aDenyingDeletionIsRefusedWhileModelsRemain() throws {
    let shelf = Shelf(.deny, books: [Book("A")])
    let book = shelf.books[0]
    context.insert(shelf)
    try context.save()
    context.delete(shelf)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.delete(book)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test func noActionLeavesTheInverse() throws {
    let shelf = Shelf(.noAction, books: [Book("A")])
    context.insert(shelf)
    try context.save()
    let book = shelf.books[0]
    context.delete(shelf)
    try context.save()
    #expect(book.shelf === shelf)
  }
}
