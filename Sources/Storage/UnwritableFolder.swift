/// A folder or file for a run could not be written: our surroundings' failure, never the learner's.
package struct UnwritableFolder: Error, Equatable, CustomStringConvertible {
  /// The place, and what the system said of it.
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String {
    "No file for this run could be written: \(reason). Make room there, or set XDG_CACHE_HOME to "
      + "another folder."
  }
}
