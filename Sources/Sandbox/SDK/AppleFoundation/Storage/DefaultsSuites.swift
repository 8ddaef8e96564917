package import Foundation
import Synchronization

/// The suites of user defaults that the process has opened.
package enum DefaultsSuites {
  private static let opened = Mutex<Set<String>>([])

  package static var names: [String] { opened.withLock { $0.sorted() } }

  fileprivate static func note(_ name: String) { opened.withLock { _ = $0.insert(name) } }
}

/// User defaults that record their suite's name, so that stored values can outlive the process.
private final class SuiteDefaults: UserDefaults {
  override init?(suiteName suitename: String?) {
    super.init(suiteName: suitename)
    if let suitename { DefaultsSuites.note(suitename) }
  }
}

extension UserDefaults {
  /// Replaces `UserDefaults(suiteName:)` in the whole process.
  @_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
  package static func ringsSuite(_ name: __owned String?) -> UserDefaults? {
    SuiteDefaults(suiteName: name)
  }
}
