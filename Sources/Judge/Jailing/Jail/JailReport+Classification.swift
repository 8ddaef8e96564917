import Launcher
import Glibc
import Processes

extension JailReport {
  /// Adopts the sandbox launcher's measurements.
  mutating func apply(_ record: LaunchRecord) {
    rawStatus = record.rawStatus
    end = ProcessEnd(rawStatus: record.rawStatus)
    processorTime = record.processorTime
    peakMemory = record.peakMemory
  }

  /// Derives the limit from the signal if the program was not stopped from outside.
  func classified(_ limits: JailLimits) -> JailReport {
    guard limit == nil, let signal = end.signal else { return self }
    var report = self
    switch signal {
    case SIGXCPU: report.limit = .processorTime
    case SIGXFSZ: report.limit = .fileSize
    case SIGKILL where (processorTime ?? .zero) >= .seconds(limits.processorSeconds):
      report.limit = .processorTime
    case SIGABRT, SIGILL, SIGSEGV, SIGTRAP:
      if ranOutOfMemory { report.limit = .memory }
    default: break
    }
    return report
  }

  /// Whether the last error output is an allocation failure of the C++ runtime, the Swift runtime or LLVM.
  private var ranOutOfMemory: Bool {
    let lastWords = String(decoding: errors.suffix(4096), as: UTF8.self)
    return [
      "failed to allocate", "could not allocate", "std::bad_alloc", "out of memory",
      "Cannot allocate memory", "Allocation failed",
    ].contains { lastWords.contains($0) }
  }
}
