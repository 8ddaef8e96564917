import Entrance
import Glibc
import Processes

extension JailReport {
  /// Takes over what the entrance saw with its own eyes.
  mutating func apply(_ record: EntranceRecord) {
    rawStatus = record.rawStatus
    end = ProcessEnd(rawStatus: record.rawStatus)
    processorTime = record.processorTime
    peakMemory = record.peakMemory
  }

  /// Finds the limit behind a signal where nobody outside had to stop the program.
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

  /// What allocators say last: the C++ and Swift runtimes and LLVM.
  private var ranOutOfMemory: Bool {
    let lastWords = String(decoding: errors.suffix(4096), as: UTF8.self)
    return [
      "failed to allocate", "could not allocate", "std::bad_alloc", "out of memory",
      "Cannot allocate memory", "Allocation failed",
    ].contains { lastWords.contains($0) }
  }
}
