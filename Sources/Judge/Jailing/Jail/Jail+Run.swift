import Launcher
import Foundation
import Storage

extension Jail {
  package func run(_ request: JailRequest, input: [UInt8] = []) async throws -> JailReport {
    let process = try start(request)
    return try await process.finish(input: input)
  }

  /// Starts a program in the sandbox for a conversation over its standard streams.
  package func start(_ request: JailRequest) throws -> JailedProcess {
    guard FileManager.default.isExecutableFile(atPath: request.command.executable) else {
      throw JailError.notStarted(reason: "can't run \(request.command.executable)")
    }
    if let shortage = CallersLimits.shortage(
      for: request.limits, countsProcesses: level == .full)
    {
      throw shortage
    }
    // Without namespaces or Landlock, a process of the same user could read this process's memory.
    if level < .full, !Self.keepsFence { JailLauncher.forbidInspection() }
    let folder = try PrivateFolder(in: cache)
    let files = RunFiles(folder: folder.url)
    let filter: [UInt8]
    do {
      filter = try CallFilter(mayStartProcesses: request.mayStartProcesses).program()
    } catch {
      throw JailError.notStarted(reason: error.reason)
    }
    do {
      try ScratchFile.write(filter, to: URL(filePath: files.filter))
    } catch {
      throw UnwritableFolder(reason: SystemReason.text(of: error))
    }
    if tools.hasUsersToSpare, level == .full {
      for path in request.writable { chmod(path, 0o777) }
      for path in request.readable where !Self.isOpen(path) { throw JailError.closed(path: path) }
    }
    let group = groups.flatMap { JailControlGroup(in: $0, limits: request.limits) }
    let command = commandLine(
      for: request, files: files, user: Self.nextUser(), groups: group?.folders ?? [])
    return try JailedProcess(
      command: command, request: request, level: level, folder: folder, files: files, group: group,
      whenNotStarted: doubt)
  }

  /// Whether every user can read a file or enter a folder.
  ///
  /// True if the path is missing, because the sandbox then reports a better error.
  private static func isOpen(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    // A folder needs no read permission to be entered.
    let enough = status.st_mode & S_IFMT == S_IFDIR ? S_IXOTH : S_IROTH | S_IXOTH
    return status.st_mode & enough != 0
  }

  /// Picks a random user ID that owns no files.
  ///
  /// Root's sandboxes have no user namespace. Two sandboxes with the same user would share the limit on
  /// processes.
  private static func nextUser() -> UInt32 {
    UInt32.random(in: JailTools.users)
  }
}
