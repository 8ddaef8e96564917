extension ProcessCommand {
  /// Runs the program to its end, with bounds on its time and its output, and collects what it says.
  ///
  /// - Parameters:
  ///   - input: all of standard input.
  ///   - deadline: the longest wall time; the program and its session are killed then.
  ///   - outputLimit: the most bytes kept of each stream; one more byte ends the program.
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

  /// How long what a program wrote may still be on its way after its end.
  private static let afterglow = Duration.milliseconds(500)

  /// Feeds the process, reads both streams to their end within the bounds, and waits for its end.
  package func collect(
    input bytes: [UInt8], deadline: Duration, outputLimit: Int
  ) async throws -> ProcessReport {
    var report = ProcessReport(
      end: .exited(code: 0), output: [], errors: [], stoppedBy: nil, wallTime: .zero)
    await withTaskGroup(of: Event.self) { group in
      group.addTask {
        // A program that does not read its input is no failure of the run.
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
      // All but the clock end with the program; then the clock is no longer needed.
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
