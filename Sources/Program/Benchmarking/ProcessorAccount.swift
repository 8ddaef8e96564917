import Foundation

/// The processor time used by this program and everything it started.
///
/// Process accounting doesn't include sandboxed processes, so this reads a cgroup (version 1) if it can
/// create one. Otherwise it reads the whole machine's time, and nothing else should run.
final class ProcessorAccount {
  private static let tree = "/sys/fs/cgroup/cpuacct"

  private let group: String?
  private let former: String?

  init() {
    let folder = "\(Self.tree)/rings-bench-\(getpid())"
    let own = Self.ownGroup()
    guard mkdir(folder, 0o755) == 0 else {
      (group, former) = (nil, nil)
      return
    }
    if Self.enter(folder) {
      (group, former) = (folder, own)
    } else {
      rmdir(folder)
      (group, former) = (nil, nil)
    }
  }

  deinit {
    guard let group else { return }
    _ = Self.enter(former ?? Self.tree)
    rmdir(group)
  }

  /// Returns the processor time so far, in seconds.
  func now() -> Double {
    guard let group, let used = Self.text(of: "\(group)/cpuacct.usage"),
      let nanoseconds = Double(used.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return Self.machine() }
    return nanoseconds / 1e9
  }

  private static func enter(_ folder: String) -> Bool {
    (try? Data("\(getpid())".utf8).write(to: URL(filePath: "\(folder)/cgroup.procs"))) != nil
  }

  /// Returns the folder of the current cgroup below `tree`, or nil without CPU accounting.
  private static func ownGroup() -> String? {
    for line in (text(of: "/proc/self/cgroup") ?? "").split(separator: "\n") {
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, fields[1].split(separator: ",").contains("cpuacct") else { continue }
      return fields[2] == "/" ? tree : tree + fields[2]
    }
    return nil
  }

  private static func machine() -> Double {
    let fields = text(of: "/proc/stat")?.split(separator: "\n").first?.split(separator: " ")
      .dropFirst().compactMap { Double($0) }
    guard let fields, fields.count >= 8 else { return 0 }
    // User, nice, system, interrupt and softirq time, without idle and I/O wait.
    let ticks = fields[0] + fields[1] + fields[2] + fields[5] + fields[6]
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func text(of path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
