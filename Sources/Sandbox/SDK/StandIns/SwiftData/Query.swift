public import AppleFoundation
public import SwiftUI

/// A property wrapper for the models that a view shows.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
@propertyWrapper
public struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private let asResult: ([Element]) -> Result

  @MainActor public var wrappedValue: Result {
    // A failed query is empty, as on a phone, and `fetchError` has the error.
    asResult((try? context.fetch(descriptor)) ?? [])
  }

  @MainActor public var modelContext: ModelContext { context }

  @MainActor public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }
}

/// The replacement for `@Query` without parentheses.
///
/// The compiler can infer the wrapper's element type only from a call. `@_Q()` is a call that isn't longer
/// than `@Query`.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public typealias _Q<Element, Result> = Query<Element, Result> where Element: PersistentModel

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension Query where Result == [Element] {
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
    asResult = { $0 }
  }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Value: Comparable {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) where Value: Comparable {
    self.init(filter: filter, sort: keyPath, order: order)
  }

  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Value: Comparable {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
