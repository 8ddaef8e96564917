public import SwiftUI

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
private struct ManagedObjectContextKey: EnvironmentKey {
  // A view without a context in its environment gets a context without a store.
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
