public import AppleFoundation
public import SwiftUI

/// The kept objects that a view shows.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty where Result: NSManagedObject {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>
  /// The order by the type's own properties, which a request by names cannot hold.
  private var order: [SortDescriptor<Result>] = []

  @MainActor public var wrappedValue: FetchedResults<Result> {
    // A request that fails shows nothing on the phone either.
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
    // An empty list without its type would be one for this initializer again.
    self.init(
      sortDescriptors: [NSSortDescriptor](), predicate: predicate, animation: animation)
    order = sortDescriptors
  }
}

/// What a request found, in its order.
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
