/// The number of times the system called a method that a delegate doesn't implement.
///
/// Such methods are optional on iOS, where the Objective-C runtime checks for them. In Rings, a default
/// implementation takes their place and counts the call.
@MainActor
package enum UnwrittenMethods {
  package private(set) static var count = 0

  static func note() { count += 1 }
}
