import Compiling
import Foundation
import Jailing
import Processes
import WorkerProtocol
import Storage

/// Starts the processes of a verdict, each in a separate sandbox.
package struct ProcessStarter: Sendable {
  let programs: RingsPrograms
  let toolchain: Toolchain
  let jail: Jail
  let scratch: URL
  let cache: CacheDirectory
  /// The time zone of the simulated phone.
  let timeZone: PhoneTimeZone

  /// Variables that remove differences between machines, for reproducible verdicts.
  private var environment: [String: String] {
    [
      "LANG": "en_US.UTF-8", "LC_ALL": "C.UTF-8", "TZ": timeZone.variable, "HOME": "/nonexistent",
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
      ProcessorSet.variable: "2",
    ]
  }

  /// The maximum size of a worker's stored files, in bytes.
  private static let storedBytes = 4 << 20

  /// Starts a worker, which waits for a plugin to load.
  ///
  /// - Parameter storesFiles: Whether the worker gets a folder for files of app groups. With namespaces, the
  ///   folder is in memory. Otherwise it's on disk until the worker ends.
  package func startWorker(limits: WorkerLimits, storesFiles: Bool = false) throws -> Worker {
    let hasMemory = jail.level == .full
    let folder = try PluginFolder(in: scratch, storesFiles: storesFiles && !hasMemory)
    var ofJail = limits.worker
    if storesFiles, hasMemory { ofJail.temporaryFiles = Self.storedBytes }
    let process = try start(
      programs.worker, readable: [folder.url.path], writable: folder.storeURL?.path, limits: ofJail,
      startsIn: folder.url.path)
    return Worker(
      process: process, folder: folder, limits: limits,
      images: ForeignImages(jail: jail, cache: cache), timeZone: timeZone)
  }

  func startChecks(folder: URL) throws -> CheckProcess {
    CheckProcess(
      process: try start(
        programs.checks, readable: [folder.path], environment: Circumstances.current.environment,
        limits: .checks), timeZone: timeZone)
  }

  private func start(
    _ program: URL, readable: [String], writable: String? = nil,
    environment: [String: String] = [:], limits: JailLimits, startsIn folder: String? = nil
  ) throws -> FramedProcess {
    // The worker forks in the sandbox launcher before it loads anything. Then it gives up the right to start
    // processes.
    let comesByLauncher = program == programs.worker
    // An author's checks are trusted and may know their location.
    let own = JailRequest.ownLibraries(of: program.path)
    let (names, paths) =
      comesByLauncher
      ? JailRequest.nameless(
        program: program.path, libraries: toolchain.runtimeDirectory, folder: folder, in: jail)
      // The toolchain may have moved since link time.
      : (
        [:],
        [
          "LD_LIBRARY_PATH": ([toolchain.runtimeDirectory] + [own].compactMap { $0 })
            .joined(separator: ":")
        ]
      )
    let places = paths.merging(environment) { $1 }
      .merging(writable.map { ["TMPDIR": $0] } ?? [:]) { $1 }
    let request = JailRequest(
      command: ProcessCommand(
        executable: program.path,
        environment: self.environment.merging(places) { $1 }, workingDirectory: folder),
      names: names,
      readable: [program.path, toolchain.runtimeDirectory] + [own].compactMap { $0 } + readable,
      writable: [writable].compactMap { $0 }, limits: limits,
      mayStartProcesses: comesByLauncher, comesByLauncher: comesByLauncher,
      seesOwnProcesses: true, waits: true)
    return FramedProcess(try jail.start(request))
  }
}
