/// Why a plugin could not be taken in, in words that a learner may read.
package enum PluginError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The loader's own words.
  case notLoaded(String)
  case unreadable(String)
  case alreadyLoaded

  package var description: String {
    switch self {
    case .notLoaded(let reason): "Your compiled code cannot be loaded: \(reason)"
    case .unreadable(let reason): "Your compiled code cannot be read: \(reason)."
    case .alreadyLoaded: "A worker holds one plugin only."
    }
  }
}
