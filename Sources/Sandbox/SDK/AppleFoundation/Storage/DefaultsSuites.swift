package import Foundation
import Synchronization

/// The suites of defaults that a process has opened.
package enum DefaultsSuites {
  private static let opened = Mutex<Set<String>>([])

  /// Their names.
  package static var names: [String] { opened.withLock { $0.sorted() } }

  fileprivate static func note(_ name: String) { opened.withLock { _ = $0.insert(name) } }
}

/// Defaults whose suite is known by name, so that what is stored there can outlive the process.
private final class SuiteDefaults: UserDefaults {
  override init?(suiteName suitename: String?) {
    super.init(suiteName: suitename)
    if let suitename { DefaultsSuites.note(suitename) }
  }
}

extension UserDefaults {
  /// Takes the place of `UserDefaults(suiteName:)` in the whole process.
  @_silgen_name("$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
  package static func ringsSuite(_ name: __owned String?) -> UserDefaults? {
    SuiteDefaults(suiteName: name)
  }
}
