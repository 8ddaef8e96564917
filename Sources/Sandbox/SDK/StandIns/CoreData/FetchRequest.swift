public import AppleFoundation
public import SwiftUI

/// A property wrapper for the fetched objects that a view shows.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty where Result: NSManagedObject {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  /// Sort descriptors for typed properties, which an `NSFetchRequest` can't store.
  private var order: [SortDescriptor<Result>] = []

  @MainActor public var wrappedValue: FetchedResults<Result> {
    // A failed request shows no objects, as on a phone.
    let objects = (try? context.fetch(request)) ?? []
    return FetchedResults(objects: order.isEmpty ? objects : objects.sorted(using: order))
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entityName: entity?.name ?? String(describing: Result.self))
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    // An empty array literal without a type would call this initializer again.
    self.init(
      sortDescriptors: [NSSortDescriptor](), predicate: predicate, animation: animation)
    order = sortDescriptors
  }
}

/// The results of a fetch request, in order.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSManagedObject {
  private let objects: [Result]

  init(objects: [Result]) {
    self.objects = objects
  }

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }
}
