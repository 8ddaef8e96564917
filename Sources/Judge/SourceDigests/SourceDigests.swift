/// What the sources are that this build was made of: SHA-256 of groups of our own files, by their paths in the
/// repository and their contents.
///
/// The values are written when Rings is built. They are the same in two clones, and stay the same when
/// something else is built anew.
package enum SourceDigests {
  /// What changes a program without a change of its sources.
  package static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
