import Foundation

/// A single-node Slurm on this machine, with a controller and a node that may be killed.
///
/// It needs Debian's `slurm-wlm` and `munge`, and root. It changes only its own folder.
final class SlurmNode {
  private static let programs = ["slurmctld", "slurmd", "munged"].map { "/usr/sbin/\($0)" }

  /// Whether this machine can run such a node.
  static let isThere =
    geteuid() == 0
    && (programs + ["/usr/bin/sbatch"]).allSatisfy(FileManager.default.isExecutableFile)

  let folder: URL
  private let environment: [String: String]

  /// Starts the node.
  ///
  /// - Parameter variables: The jobs' environment.
  init(in folder: URL, variables: [String: String]) throws {
    self.folder = folder
    var environment = ProcessInfo.processInfo.environment
    environment["SLURM_CONF"] = folder.appending(path: "slurm.conf").path
    environment.merge(variables) { $1 }
    self.environment = environment
    for name in ["state", "spool", "log", "munge"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    // munge rejects a folder that others could write to.
    let munge = folder.appending(path: "munge").path
    let key = Data((0..<1024).map { _ in UInt8.random(in: 0...255) })
    _ = FileManager.default.createFile(
      atPath: "\(munge)/key", contents: key, attributes: [.posixPermissions: 0o400])
    try run("chmod", "755", folder.path, munge)
    try run("chown", "-R", "munge:munge", munge)
    try Data(configuration.utf8).write(to: folder.appending(path: "slurm.conf"))
    try run(
      "setpriv", "--reuid", "munge", "--regid", "munge", "--init-groups", Self.programs[2],
      "--socket=\(munge)/socket", "--key-file=\(munge)/key", "--pid-file=\(munge)/pid",
      "--log-file=\(munge)/log", "--seed-file=\(munge)/seed")
    try startController()
    try startNode()
  }

  private var configuration: String {
    let host = ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init) ?? "vm"
    let port = 20_000 + Int(getpid()) % 20_000
    let place = folder.path
    return """
      ClusterName=rings
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmUser=root
      SlurmdUser=root
      AuthType=auth/munge
      AuthInfo=socket=\(place)/munge/socket
      CredType=cred/munge
      SlurmctldPort=\(port)
      SlurmdPort=\(port + 1)
      SlurmctldPidFile=\(place)/slurmctld.pid
      SlurmdPidFile=\(place)/slurmd.pid
      StateSaveLocation=\(place)/state
      SlurmdSpoolDir=\(place)/spool
      SlurmctldLogFile=\(place)/log/slurmctld.log
      SlurmdLogFile=\(place)/log/slurmd.log
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      JobAcctGatherType=jobacct_gather/none
      AccountingStorageType=accounting_storage/none
      MpiDefault=none
      SwitchType=switch/none
      SchedulerType=sched/backfill
      SelectType=select/cons_tres
      SelectTypeParameters=CR_Core
      ReturnToService=2
      SlurmdTimeout=10
      KillWait=5
      MinJobAge=600
      CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
      RequeueExit=75
      NodeName=\(host) NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
      PartitionName=grade Nodes=\(host) Default=YES MaxTime=INFINITE State=UP

      """
  }

  func startController() throws {
    try run(Self.programs[0], "-f", folder.appending(path: "slurm.conf").path)
    try wait(upTo: 30) { try self.run("scontrol", "ping").contains("UP") }
  }

  func startNode() throws {
    let host = try run("hostname", "-s").trimmingCharacters(in: .whitespacesAndNewlines)
    try run(Self.programs[1], "-f", folder.appending(path: "slurm.conf").path, "-N", host)
    try wait(upTo: 30) {
      ["idle", "mixed", "allocated"].contains(
        try self.run("sinfo", "-h", "-o", "%T").trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Returns the process in one of the node's PID files, or `nil` if it doesn't run.
  private func process(_ path: String) -> Int32? {
    (try? String(contentsOf: folder.appending(path: path), encoding: .utf8))
      .flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      .flatMap { kill($0, 0) == 0 ? $0 : nil }
  }

  func killController() {
    if let number = process("slurmctld.pid") { kill(number, SIGKILL) }
  }

  /// Kills the node with everything that runs on it, like a power failure.
  func killNode() throws {
    if let number = process("slurmd.pid") { kill(number, SIGKILL) }
    for entry in try jobs() { kill(entry, SIGKILL) }
  }

  /// Waits until the controller has noticed the loss of the node.
  ///
  /// A node that returns earlier confuses the controller.
  func waitUntilNodeIsDown() throws {
    try wait(upTo: 120) { try self.run("sinfo", "-h", "-o", "%T").hasPrefix("down") }
  }

  /// Starts jobs that Slurm delays by two minutes because of an earlier start.
  func startWaitingJobs() throws {
    for job in try run("squeue", "-h", "-r", "-t", "PD", "-o", "%i").split(separator: "\n") {
      try run("scontrol", "update", "JobId=\(job)", "StartTime=now")
    }
  }

  /// Returns the running batch scripts, their parent daemons and all descendants.
  func jobs() throws -> [Int32] {
    let lines = try run("ps", "-eo", "pid=,ppid=,args=").split(separator: "\n")
    let entries = lines.compactMap { line -> (Int32, Int32, String)? in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, let pid = Int32(words[0]), let parent = Int32(words[1]) else {
        return nil
      }
      return (pid, parent, words[2])
    }
    var found = Set(
      entries.filter { entry in
        entry.2.contains("\(folder.path)/spool/")
          || entry.2.hasPrefix("slurmstepd: ")
            && entries.contains {
              $0.1 == entry.0 && $0.2.contains("\(folder.path)/spool/")
            }
      }.map(\.0))
    var count = 0
    while count != found.count {
      count = found.count
      found.formUnion(entries.filter { found.contains($0.1) }.map(\.0))
    }
    return found.sorted()
  }

  func stop() {
    _ = try? run("scancel", "--user=root")
    try? killNode()
    killController()
    // The caller may have blocked gentler signals, and children inherit that.
    if let number = process("munge/pid") { kill(number, SIGKILL) }
  }

  @discardableResult
  func run(_ words: String...) throws -> String { try run(words) }

  @discardableResult
  func run(_ words: [String]) throws -> String {
    let process = Process()
    // Foundation passes one of its descriptors to every program and waits until all of them close it. A
    // daemon keeps it open for its whole life.
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments =
      [
        "-c",
        """
        for file in /proc/self/fd/*; do
          number=${file##*/}
          [ "$number" -le 2 ] || eval "exec $number>&-"
        done
        exec "$@"
        """, "bash",
      ] + words
    process.environment = environment
    let output = folder.appending(path: "log/output-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }

  /// Waits until a condition holds.
  ///
  /// - Parameter limit: The time limit in seconds.
  /// - Throws: `CocoaError` after the time limit.
  func wait(upTo limit: Double, until holds: () throws -> Bool) throws {
    let end = Date().addingTimeInterval(limit)
    while Date() < end {
      if try holds() { return }
      usleep(100_000)
    }
    throw CocoaError(
      .userCancelled,
      userInfo: [NSLocalizedDescriptionKey: "after \(limit) s: \(try run("squeue"))"])
  }
}
