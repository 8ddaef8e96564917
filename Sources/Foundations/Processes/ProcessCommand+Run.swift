extension ProcessCommand {
  /// Runs the program to its end with limits on time and output, and returns its output.
  ///
  /// - Parameters:
  ///   - input: The complete standard input.
  ///   - deadline: The maximum wall time, after which the program and its session are killed.
  ///   - outputLimit: The maximum number of bytes of each stream. One byte more kills the program.
  package func run(
    input: [UInt8] = [], deadline: Duration = .seconds(60), outputLimit: Int = 4 << 20
  ) async throws -> ProcessReport {
    let process = try RunningProcess(self)
    return try await process.collect(input: input, deadline: deadline, outputLimit: outputLimit)
  }
}

extension RunningProcess {
  private enum Event: Sendable {
    case output([UInt8], overflowed: Bool)
    case errors([UInt8], overflowed: Bool)
    case deadline
    case ended
    case inputWritten
    case clockStopped
  }

  /// The time to wait for remaining output after the program ended.
  private static let afterglow = Duration.milliseconds(500)

  /// Writes the input, reads both streams within the limits, and waits for the program to end.
  package func collect(
    input bytes: [UInt8], deadline: Duration, outputLimit: Int
  ) async throws -> ProcessReport {
    var report = ProcessReport(
      end: .exited(code: 0), output: [], errors: [], stoppedBy: nil, wallTime: .zero)
    await withTaskGroup(of: Event.self) { group in
      group.addTask {
        // A program that doesn't read its input hasn't failed.
        try? await self.input.write(bytes)
        self.input.close()
        return .inputWritten
      }
      group.addTask {
        let (bytes, overflowed) = await self.drain(self.output, limit: outputLimit)
        return .output(bytes, overflowed: overflowed)
      }
      group.addTask {
        let (bytes, overflowed) = await self.drain(self.errors, limit: outputLimit)
        return .errors(bytes, overflowed: overflowed)
      }
      group.addTask {
        do { try await Task.sleep(for: deadline) } catch { return .clockStopped }
        self.stop()
        return .deadline
      }
      group.addTask {
        _ = try? await self.end()
        return .ended
      }
      // All tasks but the timer end with the program; then cancel the timer.
      var open = 4
      for await event in group {
        switch event {
        case .output(let bytes, let overflowed):
          report.output = bytes
          if overflowed { report.stoppedBy = .output }
        case .errors(let bytes, let overflowed):
          report.errors = bytes
          if overflowed { report.stoppedBy = .output }
        case .deadline:
          report.stoppedBy = .wallTime
          continue
        case .ended:
          group.addTask {
            do { try await Task.sleep(for: Self.afterglow) } catch { return .clockStopped }
            self.output.close()
            self.errors.close()
            self.input.close()
            return .clockStopped
          }
        case .inputWritten: break
        case .clockStopped: continue
        }
        open -= 1
        if open == 0 { group.cancelAll() }
      }
    }
    report.wallTime = age
    report.end = try await end()
    return report
  }

  private func drain(_ reader: PipeReader, limit: Int) async -> (bytes: [UInt8], overflowed: Bool) {
    var bytes: [UInt8] = []
    while let more = try? await reader.read(upTo: 65_536), !more.isEmpty {
      if bytes.count + more.count > limit {
        bytes += more.prefix(limit - bytes.count)
        stop()
        reader.close()
        return (bytes, true)
      }
      bytes += more
    }
    return (bytes, false)
  }
}
