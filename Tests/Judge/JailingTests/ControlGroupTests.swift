import Launcher
import Foundation
import Jailing
import Processes
import TestSupport
import Testing

/// Control groups are created where possible, and limit a whole sandbox.
@Suite(.serialized, .runsAlone) struct ControlGroupTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func group(_ path: String, controllers: String) throws {
    _ = try folder.file("\(path)/cgroup.subtree_control", controllers)
    _ = try folder.file("\(path)/cgroup.procs", "")
  }

  private func mount(_ kind: String, _ options: String) -> String {
    "30 24 0:26 / \(folder.url.path) rw,nosuid shared:4 - \(kind) \(kind) \(options)\n"
  }

  @Test(.mainPath) func theNearestGroupWithMemoryControlIsUsed() throws {
    try group("user", controllers: "cpu memory pids\n")
    try group("user/app", controllers: "memory pids\n")
    try group("user/app/shell", controllers: "")
    let place = ControlGroupPlace.find(
      groups: "0::/user/app/shell\n", mounts: mount("cgroup2", "rw,nsdelegate"))
    #expect(place?.folders == [.unified: folder.url.path + "/user/app"])
  }

  @Test func withoutAMemoryControllerThereIsNoGroup() throws {
    try group("user", controllers: "cpu hugetlb\n")
    #expect(
      ControlGroupPlace.find(groups: "0::/user\n", mounts: mount("cgroup2", "rw")) == nil)
  }

  @Test func hierarchiesAreFoundByController() throws {
    try group("mine", controllers: "")
    let place = ControlGroupPlace.find(
      groups: "8:pids:/other\n4:cpu,memory:/mine\n0::/\n", mounts: mount("cgroup", "rw,memory"))
    #expect(place?.folders == [.memory: folder.url.path + "/mine"])
  }

  @Test func invalidTablesGiveNoGroup() {
    #expect(ControlGroupPlace.find(groups: "rubbish", mounts: "more - rubbish\n - \n") == nil)
    #expect(ControlGroupPlace.find(groups: nil, mounts: nil) == nil)
  }

  @Test func aRefusedGroupLeavesNothingBehind() throws {
    try group("user", controllers: "memory\n")
    let place = ControlGroupPlace(folders: [.unified: folder.url.path + "/user"])
    // An ordinary folder has no limit files.
    #expect(JailControlGroup(in: place, limits: .run) == nil)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/user")
    #expect(left.sorted() == ["cgroup.procs", "cgroup.subtree_control"])
  }

  @Test func processesTogetherGetNoMoreMemoryThanOne() async throws {
    let jail = await Jail.best(cache: folder.cache)
    guard jail.boundsMemoryOfAll else { return }
    var limits = JailLimits.run
    limits.memory = 64 << 20
    let eater = "x=$(head -c 20000000 /dev/zero | tr '\\0' x); sleep 5"
    let report = try await jail.run(
      JailRequest(
        command: ProcessCommand(
          executable: "/bin/sh",
          arguments: ["-c", "for i in 1 2 3 4 5 6; do (\(eater)) & done; wait"],
          environment: ["PATH": "/usr/bin:/bin"]),
        readable: ["/usr/bin"], limits: limits, mayStartProcesses: true))
    #expect(report.limit == .memory, "\(report)")
  }

  @Test func noProcessOutlivesTheGroup() throws {
    guard let place = ControlGroupPlace.find() else { return }
    var group = JailControlGroup(in: place, limits: .run)
    let folders = try #require(group).folders
    let sleeper = Process()
    sleeper.executableURL = URL(filePath: "/bin/sleep")
    sleeper.arguments = ["60"]
    try sleeper.run()
    for folder in folders {
      try Data("\(sleeper.processIdentifier)".utf8)
        .write(to: URL(filePath: folder + "/cgroup.procs"))
    }
    group = nil
    sleeper.waitUntilExit()
    #expect(sleeper.terminationReason == .uncaughtSignal)
  }

  @Test(.mainPath) func leftoverProcessesAreEndedByALaterStart() throws {
    guard let place = ControlGroupPlace.find(), let root = place.folders.values.first else {
      return
    }
    // A shell that ends at once leaves an orphan, and a process ID that no process has.
    let shell = try #require(popen("sleep 60 >/dev/null & echo $! $$", "r"))
    var line = [CChar](repeating: 0, count: 64)
    _ = fgets(&line, 64, shell)
    pclose(shell)
    let numbers = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      .split(separator: UInt8(ascii: " ")).compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
    try #require(numbers.count == 2)
    let (orphan, owner) = (numbers[0], numbers[1])
    defer { kill(orphan, SIGKILL) }
    let group = "\(root)/rings-\(owner)-1"
    try FileManager.default.createDirectory(atPath: group, withIntermediateDirectories: false)
    defer { rmdir(group) }
    try Data("\(orphan)".utf8).write(to: URL(filePath: group + "/cgroup.procs"))
    let status = try String(contentsOfFile: "/proc/\(orphan)/status", encoding: .utf8)
    // Orphans can't be identified if a process other than the first process adopts them.
    guard status.contains("PPid:\t1\n") else { return }
    _ = place.swept()
    var looks = 0
    // The folder is removed with its last process.
    while !((try? String(contentsOfFile: group + "/cgroup.procs", encoding: .utf8)) ?? "").isEmpty,
      looks < 1_000
    {
      usleep(5_000)
      looks += 1
    }
    #expect(looks < 1_000, "the orphan is still there after five seconds")
  }

  @Test func movingTheCallerIsLimitedToItsOwnGroup() throws {
    let root = folder.url.path
    _ = try folder.file("others/cgroup.procs", "1\n\(getpid())7\n")
    _ = try folder.file("own/cgroup.procs", "1\n\(getpid())\n")
    #expect(ControlGroupPlace.ownFolder(among: ["\(root)/others", "\(root)/none"]) == nil)
    #expect(
      ControlGroupPlace.ownFolder(among: ["\(root)/others", "\(root)/own"]) == "\(root)/own")
  }

  @Test func launcherArgumentsRoundTrip() {
    var orders = LaunchOrders(
      record: 7, mayStartProcesses: true, user: 12,
      limits: ProcessLimits(.run, countsProcesses: true),
      fence: FileFence(readable: ["/usr/lib", "/a b\n=c"], writable: ["/out", ">"]))
    for insists in [false, true] {
      orders.insistsOnUser = insists
      #expect(LaunchOrders(text: orders.text) == orders)
    }
    #expect(LaunchOrders(text: "").record == nil)
    #expect(!LaunchOrders(text: "=x\u{1E}?").mayStartProcesses)
  }
}
