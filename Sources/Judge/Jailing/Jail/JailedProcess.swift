import Launcher
import Foundation
import Logging
package import Processes
import Storage
import Synchronization

private let log = Logger(label: "jail")

/// A program in the sandbox, with its streams, its deadline and its end.
///
/// It ends on `stop()`, at its time limit, when it writes too many errors, or when this object or our process
/// goes away.
package final class JailedProcess: Sendable {
  package var input: PipeWriter { process.input }

  /// The program's standard output.
  ///
  /// The reader has to count its bytes.
  package var output: PipeReader { process.output }

  let process: RunningProcess
  let limits: JailLimits
  private let program: String
  private let comesByLauncher: Bool
  private let waits: Bool
  private let level: JailLevel
  private let folder: PrivateFolder
  private let files: Jail.RunFiles
  private let group: JailControlGroup?
  private let whenNotStarted: @Sendable () -> Void
  private let errors: Task<[UInt8], Never>
  let clock = Mutex<Task<Void, Never>?>(nil)
  let stoppedBy: StopReason
  let withheld = Withheld()

  init(
    command: ProcessCommand, request: JailRequest, level: JailLevel, folder: PrivateFolder,
    files: Jail.RunFiles, group: JailControlGroup?, whenNotStarted: @escaping @Sendable () -> Void
  ) throws {
    let process = try RunningProcess(command)
    let limits = request.limits
    let stoppedBy = StopReason()
    errors = Task {
      var bytes: [UInt8] = []
      while let more = try? await process.errors.read(upTo: 65_536), !more.isEmpty {
        bytes += more.prefix(limits.output - bytes.count)
        if bytes.count == limits.output {
          stoppedBy.set(.output)
          process.stop()
          break
        }
      }
      return bytes
    }
    self.process = process
    self.stoppedBy = stoppedBy
    self.limits = limits
    program = (request.command.executable as NSString).lastPathComponent
    comesByLauncher = request.comesByLauncher
    waits = request.waits
    self.level = level
    self.folder = folder
    self.files = files
    self.group = group
    self.whenNotStarted = whenNotStarted
    if !request.waits { startClock(until: request.deadline) }
  }

  deinit {
    clock.withLock { $0?.cancel() }
    process.stop()
  }

  package func stop() { process.stop() }

  /// Writes all input, reads output up to the limit, and waits for the program to end.
  ///
  /// Cancellation stops the program immediately.
  package func finish(input bytes: [UInt8] = []) async throws -> JailReport {
    let ending = Task { try await collected(input: bytes) }
    let result = await withTaskCancellationHandler {
      await ending.result
    } onCancel: {
      process.stop()
    }
    // A program that we killed on cancellation has no meaningful report.
    try Task.checkCancellation()
    do {
      let report = try result.get()
      log.debug(
        "finished",
        metadata: [
          "program": "\(program)", "end": "\(report.end)",
          "limit": "\(report.limit.map(\.rawValue) ?? "none")", "level": "\(report.level)",
          "wallTime": "\(report.wallTime)",
        ])
      return report
    } catch {
      log.warning("not finished", metadata: ["program": "\(program)", "reason": "\(error)"])
      throw error
    }
  }

  private func collected(input bytes: [UInt8]) async throws -> JailReport {
    let writing = Task { [process, waits] in
      // A program that doesn't read its input has not failed.
      try? await process.input.write(bytes)
      if !waits { process.input.close() }
    }
    let reading = Task { [process, limits, stoppedBy] in
      var collected: [UInt8] = []
      while let more = try? await process.output.read(upTo: 65_536), !more.isEmpty {
        collected += more.prefix(limits.output - collected.count)
        if collected.count == limits.output {
          stoppedBy.set(.output)
          process.stop()
          break
        }
      }
      return collected
    }
    var report = try await end()
    report.output = await reading.value
    writing.cancel()
    process.input.close()
    // This object may live on, but the run's folder is removed before the caller gets the report.
    folder.remove()
    return report
  }

  package func end() async throws -> JailReport {
    let outer: ProcessEnd
    do {
      outer = try await process.end()
    } catch let error as ProcessError {
      throw JailError.notStarted(reason: "\(error)")
    }
    clock.withLock { $0?.cancel() }
    let wallTime = process.age
    // Output from before the end may still be in the pipe, but another process may hold the pipe open
    // forever.
    let patience = Task { [process] in
      do { try await Task.sleep(for: .milliseconds(500)) } catch { return }
      process.errors.close()
      process.output.close()
    }
    let errorBytes = await errors.value
    patience.cancel()
    var report = JailReport(
      end: outer, rawStatus: nil, limit: stoppedBy.value, processorTime: nil, peakMemory: nil,
      wallTime: wallTime, output: [], errors: errorBytes, level: level)
    if report.limit == .wallTime { report.starvation = withheld.share }
    if report.limit == nil, let group, group.timesOutOfMemory > 0 { report.limit = .memory }
    if comesByLauncher, let record = LaunchRecord(path: files.entrance) {
      report.apply(record)
    } else if level == .full, report.limit == nil {
      guard let code = Self.exitCode(inStatus: files.status) else {
        if outer == .signalled(9) { return report.classified(limits) }
        whenNotStarted()
        throw JailError.notStarted(reason: report.errorText.firstLine)
      }
      report.end = ProcessEnd(launcherCode: code)
    }
    report = report.classified(limits)
    // A program that used up its processor time was not starved.
    if report.limit == .processorTime { report.starvation = 0 }
    return report
  }

  /// The program's exit code in bubblewrap's status lines; nil if the program never ran.
  private static func exitCode(inStatus path: String) -> Int32? {
    struct Line: Decodable {
      let exitCode: Int32?
      enum CodingKeys: String, CodingKey { case exitCode = "exit-code" }
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return text.split(whereSeparator: \.isNewline).lazy
      .compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)).exitCode }.first
  }
}
