package import Launcher

extension ProcessLimits {
  /// Creates the limits for each process in a sandbox.
  ///
  /// - Parameter countsProcesses: Whether the sandbox has a separate user. The kernel counts all processes of
  ///   a user together.
  package init(_ limits: JailLimits, countsProcesses: Bool) {
    self.init(
      processorSeconds: limits.processorSeconds, addressSpace: limits.addressSpace,
      fileSize: limits.fileSize, openFiles: limits.openFiles,
      processes: countsProcesses ? limits.processes : nil)
  }
}
