/// The current process's executable.
package enum RunningProgram {
  /// An identifier of this build for cache keys, or `nil` if the kernel doesn't report the executable.
  ///
  /// Use it for cached results that another build could compute differently.
  package static var stamp: String? {
    guard case .file(let file) = FileSight(at: "/proc/self/exe", followsLinks: true) else {
      return nil
    }
    return "\(file.number) \(file.size) \(file.modified) \(file.changed)"
  }
}
