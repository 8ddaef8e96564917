/// Tells that the system called a method that a delegate does not have.
///
/// Such methods are optional on an iPhone, where the Objective-C runtime asks whether they are there.
/// Here a default takes their place, and notes that it did.
@MainActor
package enum UnwrittenMethods {
  package private(set) static var count = 0

  static func note() { count += 1 }
}
