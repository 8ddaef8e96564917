import Entrance
import Foundation
import Logging
package import Processes
import Storage
import Synchronization

private let log = Logger(label: "jail")

/// A program running in the jail: its streams, its deadline, its end.
///
/// It dies when it is stopped, when its wall time is over, when it writes too many errors, when this
/// object goes, and when our own process dies.
package final class JailedProcess: Sendable {
  /// The program's standard input.
  package var input: PipeWriter { process.input }

  /// The program's standard output; whoever reads it counts its bytes.
  package var output: PipeReader { process.output }

  let process: RunningProcess
  let limits: JailLimits
  /// The program's name, for the log.
  private let program: String
  private let comesByEntrance: Bool
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
    comesByEntrance = request.comesByEntrance
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

  /// Kills the program and everything in its jail.
  package func stop() { process.stop() }

  /// Writes all input, reads all output within the limit, and waits for the end, which comes at once
  /// when the caller is cancelled.
  package func finish(input bytes: [UInt8] = []) async throws -> JailReport {
    let ending = Task { try await collected(input: bytes) }
    let result = await withTaskCancellationHandler {
      await ending.result
    } onCancel: {
      process.stop()
    }
    // What was killed for us says nothing about the program.
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
      // A program that does not read its input is no failure of the run.
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
    // Whoever gets the report finds nothing left of the run, though this object may live on.
    folder.remove()
    return report
  }

  /// Waits for the end and says what is known about it.
  package func end() async throws -> JailReport {
    let outer: ProcessEnd
    do {
      outer = try await process.end()
    } catch let error as ProcessError {
      throw JailError.notStarted(reason: "\(error)")
    }
    clock.withLock { $0?.cancel() }
    let wallTime = process.age
    // What was written before the end is still on its way, but nobody waits for a stranger.
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
    if comesByEntrance, let record = EntranceRecord(path: files.entrance) {
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
    // Who has used up the processor time had it.
    if report.limit == .processorTime { report.starvation = 0 }
    return report
  }

  /// The program's code from bubblewrap's status lines; none means that the program never ran.
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
