package import Entrance

extension ProcessLimits {
  /// What a jail allows each of its processes.
  ///
  /// - Parameter countsProcesses: Whether the user is the jail's own: the kernel counts all processes
  ///   of a user together.
  package init(_ limits: JailLimits, countsProcesses: Bool) {
    self.init(
      processorSeconds: limits.processorSeconds, addressSpace: limits.addressSpace,
      fileSize: limits.fileSize, openFiles: limits.openFiles,
      processes: countsProcesses ? limits.processes : nil)
  }
}
