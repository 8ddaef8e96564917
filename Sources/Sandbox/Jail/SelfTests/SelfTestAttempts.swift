import Foundation

/// The attacks, which our own program runs inside the jail.
package enum SelfTestAttempts {
  /// The argument that makes our program run the attacks.
  package static let role = "canary"

  /// Runs the attack given in the arguments, or all attempts, and returns the exit code.
  ///
  /// Prints the resources that the attempts reached as JSON.
  package static func run(_ arguments: [String]) -> Int32 {
    guard let word = arguments.first else { return 2 }
    switch SelfTest(rawValue: word) {
    case .memory: fillMemory()
    case .processorTime: while true {}
    case .wallTime: while true { sleep(1000) }
    case .output: flood()
    default: break
    }
    guard let bait = arguments.dropFirst().first,
      let bait = try? JSONDecoder().decode(SelfTestTargets.self, from: Data(bait.utf8))
    else { return 2 }
    var reached: [String: String] = [:]
    for selfTest in SelfTest.attempts { reached[selfTest.rawValue] = attempt(selfTest, bait) }
    guard let report = try? JSONEncoder().encode(reached) else { return 2 }
    FileHandle.standardOutput.write(report)
    return 0
  }

  /// Returns a description of what the attack reached; nil if every try was refused.
  private static func attempt(_ selfTest: SelfTest, _ bait: SelfTestTargets) -> String? {
    switch selfTest {
    case .files: reachedFile(bait)
    case .writing: reachedPlaceToWrite(bait)
    case .environment: reachedEnvironment(bait)
    case .paths: SelfTestPaths.reached(bait)
    case .hostName: SelfTestPaths.reachedHostName(bait)
    case .descriptors: reachedDescriptor()
    case .network: reachedNetwork(bait)
    case .otherProcesses: reachedProcess(bait)
    case .processNames: reachedProcessName(bait)
    case .otherLimits: SelfTestCalls.reachedLimitsOfOthers(bait)
    case .signals: reachedBySignal(bait)
    case .tracing: SelfTestCalls.reachedByTracing(bait)
    case .programs: reachedProgram()
    case .processes: SelfTestCalls.reachedBySplitting()
    case .sharedMemory: SelfTestCalls.reachedSharedMemory()
    case .rooms: SelfTestCalls.reachedRooms()
    case .limits: reachedLimits()
    case .memory, .processorTime, .wallTime, .output: nil
    }
  }

  private static func canOpen(_ path: String, _ mode: Int32) -> Bool {
    let descriptor = open(path, mode | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  private static func reachedFile(_ bait: SelfTestTargets) -> String? {
    let places = [
      bait.file, "/etc/passwd", "/etc/shadow", "/etc/os-release", "/etc/hostname",
      "/proc/1/environ",
    ]
    if let place = places.first(where: { canOpen($0, O_RDONLY) }) { return place }
    return ["/home", "/root", "/var/log"].first { folder in
      !((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).isEmpty
    }
  }

  private static func reachedPlaceToWrite(_ bait: SelfTestTargets) -> String? {
    let folder = URL(filePath: bait.file).deletingLastPathComponent().path
    return ["/tmp", "/dev/shm", "/var/tmp", "/", ".", folder].first { folder in
      let file = "\(folder)/rings-canary-\(getpid())"
      guard canOpen(file, O_WRONLY | O_CREAT) else { return false }
      unlink(file)
      return true
    }
  }

  private static func reachedEnvironment(_ bait: SelfTestTargets) -> String? {
    let names = ProcessInfo.processInfo.environment.keys.sorted()
    if let name = names.first(where: { ["USER", "LOGNAME", "XDG_CACHE_HOME"].contains($0) }) {
      return name
    }
    return canOpen("/proc/\(bait.process)/environ", O_RDONLY) ? "that of Rings" : nil
  }

  private static func reachedDescriptor() -> String? {
    for descriptor in Int32(3)..<256 {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFREG || kind == S_IFDIR || kind == S_IFSOCK {
        return "descriptor \(descriptor)"
      }
    }
    return nil
  }

  private static func reachedNetwork(_ bait: SelfTestTargets) -> String? {
    let internet = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard internet >= 0 else {
      return socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 ? "local sockets" : nil
    }
    defer { close(internet) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = bait.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(internet, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return result == 0 ? "a port of this machine" : "sockets, but no port of this machine"
  }

  private static func reachedProcess(_ bait: SelfTestTargets) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in names.compactMap({ Int32($0) }) + [bait.process] where process != getpid() {
      for file in ["mem", "maps", "environ"]
      where canOpen("/proc/\(process)/\(file)", O_RDONLY) {
        return "/proc/\(process)/\(file)"
      }
    }
    return nil
  }

  private static func reachedProcessName(_ bait: SelfTestTargets) -> String? {
    for folder in ["/proc", "/proc/1/fd", "/proc/\(bait.process)/fd"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let others = names.compactMap { Int32($0) }.filter { $0 != getpid() && $0 != getppid() }
      // A private `/proc` shows the jail's own launchers, which have the lowest process IDs, so these don't
      // count.
      if others.contains(where: { $0 > 64 }) || (folder != "/proc" && !others.isEmpty) {
        return folder
      }
    }
    let words = FileManager.default.contents(atPath: "/proc/\(bait.process)/cmdline") ?? Data()
    // In a PID namespace, this ID may belong to one of our own threads, whose arguments contain the role.
    guard !words.isEmpty, words.range(of: Data(role.utf8)) == nil else { return nil }
    return "the arguments of Rings"
  }

  private static func reachedBySignal(_ bait: SelfTestTargets) -> String? {
    // Signal 0 only tests whether a signal could be sent.
    for process in [bait.process, getppid(), 1, -1] where process != getpid() && process != 0 {
      if kill(process, 0) == 0 { return "process \(process)" }
    }
    return nil
  }

  private static func reachedProgram() -> String? {
    var child: pid_t = 0
    for program in ["/bin/true", "/usr/bin/true", "/bin/sh", "/proc/self/exe"] {
      var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
      defer { free(words[0]) }
      guard posix_spawn(&child, program, nil, nil, &words, nil) == 0 else { continue }
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
      return program
    }
    return nil
  }

  private static func reachedLimits() -> String? {
    for (name, resource) in [("processor time", 0), ("files", 7), ("address space", 9)] {
      let kind = __rlimit_resource_t(UInt32(resource))
      var limit = rlimit()
      guard getrlimit(kind, &limit) == 0 else { continue }
      if limit.rlim_max == UInt.max { return "unlimited \(name)" }
      limit.rlim_max += 1
      if setrlimit(kind, &limit) == 0 { return name }
    }
    return nil
  }

  private static func fillMemory() -> Never {
    var pieces: [[UInt8]] = []
    while true { pieces.append([UInt8](repeating: 1, count: 32 << 20)) }
  }

  private static func flood() -> Never {
    let text = Data(repeating: UInt8(ascii: "x"), count: 1 << 16)
    while true { FileHandle.standardOutput.write(text) }
  }
}
