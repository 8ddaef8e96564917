public import AppleFoundation
public import SwiftUI

/// A property wrapper for the fetched objects that a view shows in sections.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
where SectionIdentifier: Hashable, Result: NSManagedObject {
  @FetchRequest private var found: FetchedResults<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(found, by: identifier)
  }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    _found = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    _found = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    _found = FetchRequest(fetchRequest: fetchRequest, animation: animation)
  }
}

/// The results of a request in sections.
///
/// Consecutive objects with the same identifier form a section.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSManagedObject {
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    fileprivate(set) var objects: [Result]

    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private var sections: [Section] = []

  init(_ found: FetchedResults<Result>, by identifier: KeyPath<Result, SectionIdentifier>) {
    for object in found {
      let name = object[keyPath: identifier]
      if sections.last?.id == name {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: name, objects: [object]))
      }
    }
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }
}
