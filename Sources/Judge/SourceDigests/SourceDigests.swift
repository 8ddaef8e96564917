/// SHA-256 digests of groups of our source files, computed from their paths in the repository and their
/// contents.
///
/// The build generates the values. They are the same in every clone and change only with the sources.
package enum SourceDigests {
  /// The build configuration, which changes a program without a change in its sources.
  package static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
