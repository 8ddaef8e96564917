/// The program that runs now.
package enum RunningProgram {
  /// What tells this build of it from every other, for caches of what another build could do otherwise; nil
  /// where the kernel does not say which file it is.
  package static var stamp: String? {
    guard case .file(let file) = FileSight(at: "/proc/self/exe", followsLinks: true) else {
      return nil
    }
    return "\(file.number) \(file.size) \(file.modified) \(file.changed)"
  }
}
