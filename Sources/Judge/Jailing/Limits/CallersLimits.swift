import CLinux
import Glibc
import Sentences

/// The kernel's limits that whoever started us has set to us and to all that we start.
///
/// No jail can raise them again. A compiler or a worker with less than it is meant to have would end
/// for a reason that is not the learner's, so nothing is started then.
package enum CallersLimits {
  /// The first limit that is lower than what a jail sets; nil where there is none.
  ///
  /// - Parameter countsProcesses: Whether the jail bounds processes and threads as well.
  package static func shortage(
    for limits: JailLimits, countsProcesses: Bool, present: (Int32) -> Int
  ) -> JailError? {
    var wanted: [(LimitedResource, Int)] = [
      (.processorSeconds, limits.processorSeconds + 2), (.fileSize, limits.fileSize),
      (.openFiles, limits.openFiles), (.addressSpace, limits.addressSpace),
    ]
    if countsProcesses { wanted.append((.processes, limits.processes)) }
    for (resource, most) in wanted {
      let allowed = present(resource.number)
      if allowed < most { return .limited(resource, allowed: allowed, wanted: most) }
    }
    return nil
  }

  /// The first limit of this process that is lower than what a jail sets; nil where there is none.
  static func shortage(for limits: JailLimits, countsProcesses: Bool) -> JailError? {
    shortage(for: limits, countsProcesses: countsProcesses, present: most)
  }

  private static func most(_ resource: Int32) -> Int {
    var limit = rlimit()
    guard linux_present_limit(resource, &limit) == 0 else { return .max }
    return Int(clamping: limit.rlim_max)
  }
}

/// What the kernel bounds for each process, as people speak of it.
package enum LimitedResource: String, Sendable, CaseIterable {
  case processorSeconds, fileSize, openFiles, addressSpace, processes

  /// The kernel's number of it (asm-generic/resource.h).
  package var number: Int32 {
    switch self {
    case .processorSeconds: 0
    case .fileSize: 1
    case .processes: 6
    case .openFiles: 7
    case .addressSpace: 9
    }
  }

  /// The option of `prlimit` that shows it; every shell's `ulimit` has letters and units of its own.
  package var option: String {
    switch self {
    case .processorSeconds: "--cpu"
    case .fileSize: "--fsize"
    case .processes: "--nproc"
    case .openFiles: "--nofile"
    case .addressSpace: "--as"
    }
  }

  /// An amount with its noun.
  func words(_ amount: Int) -> Sentence {
    switch self {
    case .processorSeconds: Sentence("\(amount) s of processor time", ko: "처리 시간 \(amount)초")
    case .fileSize: Sentence("files of \(amount) bytes", ko: "\(amount)바이트 파일")
    case .processes:
      Sentence("\(amount) processes and threads", ko: "프로세스와 스레드 \(amount)개")
    case .openFiles: Sentence("\(amount) open files", ko: "열린 파일 \(amount)개")
    case .addressSpace:
      Sentence("\(amount >> 20) MB of address space", ko: "주소 공간 \(amount >> 20) MB")
    }
  }
}
