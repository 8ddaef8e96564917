package import AppIntents
import Synchronization

/// The intents behind the buttons and toggles of the pictures made so far, each under a number.
///
/// A picture crosses to another process; what a tap performs stays here and is found by its number.
package enum IntentActions {
  private struct Register {
    var next = 1
    var intents: [Int: any AppIntent] = [:]
  }

  private static let register = Mutex(Register())

  static func handle(of intent: any AppIntent) -> Int {
    register.withLock { register in
      defer { register.next += 1 }
      register.intents[register.next] = intent
      return register.next
    }
  }

  /// The intent that a tap on the control with this number performs.
  package static func intent(for handle: Int) -> (any AppIntent)? {
    register.withLock { $0.intents[handle] }
  }

  /// Forgets every intent, once their pictures are no longer shown; numbers are not used again.
  package static func removeAll() {
    register.withLock { $0.intents.removeAll() }
  }
}
