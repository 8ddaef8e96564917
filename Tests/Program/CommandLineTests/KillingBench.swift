import Foundation
import TestSupport

/// A separate course, cache and class, and `rings` for them.
struct KillingBench {
  private static let root = Repository.root
  private static let packs = root.appending(path: "Tests/Judge/JudgeTests/Packs")

  /// The cache, next to the build because filling it takes seconds.
  private static let cache = root.appending(path: ".build/killing-tests-cache")

  let folder: URL

  init() throws {
    ProcessTree.adoptOrphans()
    folder = FileManager.default.temporaryDirectory.appending(
      path: "rings-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Rings looks for a pack's solutions next to the pack.
    try FileManager.default.copyItem(
      at: Self.packs.appending(path: "tiny"), to: folder.appending(path: "Lessons/tiny"))
    try FileManager.default.copyItem(
      at: Self.packs.appending(path: "tiny-solutions"), to: folder.appending(path: "Solutions/tiny")
    )
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  var classFolder: String { folder.appending(path: "class").path }
  var out: String { folder.appending(path: "out").path }

  /// Returns the solution with a unique comment, so that no result comes from a cache.
  func solution(marked mark: String) throws -> URL {
    let text = try String(
      contentsOf: Self.packs.appending(path: "tiny-solutions/words/greeting-model/Greeting.swift"),
      encoding: .utf8)
    let file = folder.appending(path: "Greeting.swift")
    try Data("\(text)// \(mark)\n".utf8).write(to: file)
    return file
  }

  func handIn(_ learner: String) throws {
    let file = try solution(marked: "\(learner) \(UUID().uuidString)")
    let place = URL(filePath: classFolder).appending(path: learner)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: file, to: place.appending(path: "Greeting.swift"))
  }

  /// Returns the finished results: each file's name and the verdict's status.
  func results() throws -> [(name: String, status: String)] {
    let place = URL(filePath: out).appending(path: "results/greeting-model")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return try names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().map { name in
      let data = try Data(contentsOf: place.appending(path: name))
      let graded = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let verdict = graded?["verdict"] as? [String: Any]
      return (name, verdict?["status"] as? String ?? "none")
    }
  }

  /// Returns files that ended processes left in the cache.
  func scratch() -> [String] {
    ["runs", "judge"].flatMap { place in
      let folder = Self.cache.appending(path: "rings/\(place)").path
      return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
        guard let owner = name.split(separator: "-").first.flatMap({ Int32($0) }) else {
          return false
        }
        return Foundation.kill(owner, 0) != 0
      }
    }
  }

  /// Returns whether all of our processes have ended, after a wait for processes that are still ending.
  func isQuiet() async -> Bool {
    for round in 0..<500 {
      // Orphans became our children and need to be reaped.
      while waitpid(-1, nil, WNOHANG) > 0 {}
      let left = ProcessTree.descendants()
      if left.isEmpty { return true }
      if round == 200 { endWhatNeverBegan(left) }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// Ends a sandbox that waits forever for the signal to start.
  ///
  /// bubblewrap dies with its caller. If that happens in the less than a millisecond between creating the
  /// sandbox's first process and starting it, that process sleeps until it's killed. It hasn't run any code.
  private func endWhatNeverBegan(_ left: [ProcessTree.Entry]) {
    let parents = Set(left.map(\.parent))
    for entry in left
    where entry.name == "bwrap" && entry.parent == getpid() && !parents.contains(entry.number) {
      kill(entry.number, SIGKILL)
    }
  }

  func start(_ words: String...) throws -> KillableRun { try start(words) }

  /// Starts a command that finds its pack itself.
  func startAlone(_ words: String...) throws -> KillableRun { try start(words, pack: []) }

  func start(_ words: [String]) throws -> KillableRun {
    try start(words, pack: ["--pack", folder.appending(path: "Lessons/tiny").path])
  }

  private func start(_ words: [String], pack: [String]) throws -> KillableRun {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = Self.cache.path
    environment["RINGS_WORKSPACE"] = folder.appending(path: "workspace").path
    environment["NO_COLOR"] = "1"
    return try KillableRun(words + pack, environment: environment, folder: folder)
  }
}

/// Pseudorandom moments from a seed.
struct SeededMoments {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(upTo limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return 1 + Int(state % UInt64(limit))
  }
}

extension KillingBench {
  /// Returns a report without durations.
  func untimed(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self)
      .replacing(/\stime="[^"]*"/, with: "").replacing(/"execution_time" : [0-9.]+/, with: "")
      .replacing(/<p class="soft times">[^\n]*/, with: "")
  }
}
