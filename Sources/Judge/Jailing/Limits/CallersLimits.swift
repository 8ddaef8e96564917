import CLinux
import Glibc
import Sentences

/// Kernel limits that our process inherited and passes on to its children.
///
/// A sandbox can't raise them. With less than its normal limits, a compiler or worker would fail through no
/// fault of the learner, so nothing is started.
package enum CallersLimits {
  /// Returns the first inherited limit that is lower than a sandbox needs, or nil if there is none.
  ///
  /// - Parameter countsProcesses: Whether the sandbox also limits processes and threads.
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

  /// Returns the first limit of this process that is lower than a sandbox needs, or nil if there is none.
  static func shortage(for limits: JailLimits, countsProcesses: Bool) -> JailError? {
    shortage(for: limits, countsProcesses: countsProcesses, present: most)
  }

  private static func most(_ resource: Int32) -> Int {
    var limit = rlimit()
    guard linux_present_limit(resource, &limit) == 0 else { return .max }
    return Int(clamping: limit.rlim_max)
  }
}

/// A per-process resource that the kernel limits.
package enum LimitedResource: String, Sendable, CaseIterable {
  case processorSeconds, fileSize, openFiles, addressSpace, processes

  /// The kernel's number for the resource (asm-generic/resource.h).
  package var number: Int32 {
    switch self {
    case .processorSeconds: 0
    case .fileSize: 1
    case .processes: 6
    case .openFiles: 7
    case .addressSpace: 9
    }
  }

  /// The `prlimit` option that shows the limit.
  ///
  /// Letters and units of `ulimit` differ between shells.
  package var option: String {
    switch self {
    case .processorSeconds: "--cpu"
    case .fileSize: "--fsize"
    case .processes: "--nproc"
    case .openFiles: "--nofile"
    case .addressSpace: "--as"
    }
  }

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
