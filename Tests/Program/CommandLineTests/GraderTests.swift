import Foundation
import TestSupport
import Testing

/// Ready-made graders in their platforms' layout, with Rings as a portable archive.
@Suite("rings grade --emit", .serialized, .startsProcesses, .thorough)
struct GraderTests {
  private let bench: KillingBench
  private let place: URL

  init() throws {
    bench = try KillingBench()
    place = bench.folder.appending(path: "platform")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }

  private func run(_ words: String..., variables: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = place
    var environment = ProcessInfo.processInfo.environment
    environment["AUTOGRADER"] = place.path
    environment["HOME"] = nil
    environment["XDG_CACHE_HOME"] =
      Repository.root.appending(path: ".build/killing-tests-cache")
      .path
    process.environment = environment.merging(variables) { $1 }
    let output = place.appending(path: "log-\(UUID().uuidString)")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard process.terminationStatus == 0 else {
      Issue.record("\(words): \(process.terminationStatus) \(text)")
      return text
    }
    return text
  }

  /// Creates the archive of `.ci/install --archive` from the tests' programs.
  private func archive() throws -> URL {
    let stage = bench.folder.appending(path: "stage/rings")
    let own = stage.appending(path: "lib/rings")
    for folder in ["bin", "lib/rings", "share/rings/Lessons"] {
      try FileManager.default.createDirectory(
        at: stage.appending(path: folder), withIntermediateDirectories: true)
    }
    let built = RingsProcess.executable.deletingLastPathComponent()
    for program in [
      "rings-worker", "rings-checks", "rings-macros", "rings-jail", "rings-page", "rings",
    ] {
      _ = try run(
        "strip", "--strip-debug", "-o", own.appending(path: program).path,
        built.appending(path: program).path)
    }
    _ = try run("cp", "-R", built.appending(path: "Modules").path, own.path)
    _ = try run("ln", "-s", "../lib/rings/rings", stage.appending(path: "bin/rings").path)
    _ = try run("touch", own.appending(path: "rings").path)
    let file = bench.folder.appending(path: "rings.tar.gz")
    _ = try run(
      "tar", "-cf", file.path, "-C", stage.deletingLastPathComponent().path, "rings")
    return file
  }

  private func emit(_ words: String..., isolation: String = "none") throws -> URL {
    let out = bench.folder.appending(path: "grader")
    let outcome = try bench.start(
      ["grade"] + words + [
        "--exercise", "greeting-model", "--isolation", isolation, "--out", out.path, "--archive",
        try archive().path,
      ]
    ).wait()
    try #require(outcome.status == 0, "\(outcome.errors)")
    try FileManager.default.removeItem(at: bench.folder.appending(path: "stage"))
    return out
  }

  private func handIn(_ change: (String) -> String = { $0 }) throws {
    let file = try bench.solution(marked: UUID().uuidString)
    let text = try String(contentsOf: file, encoding: .utf8)
    let submission = place.appending(path: "submission")
    try? FileManager.default.removeItem(at: submission)
    try FileManager.default.createDirectory(at: submission, withIntermediateDirectories: true)
    try Data(change(text).utf8).write(to: submission.appending(path: "Greeting.swift"))
  }

  private func results() throws -> [String: Any] {
    let file = place.appending(path: "results/results.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require(object as? [String: Any])
  }

  /// Unpacks a grader like the platform: the zip's root is `source`, next to its entry script.
  private func unpackForGradescope(_ out: URL) throws {
    _ = try run("unzip", "-q", out.appending(path: "autograder.zip").path, "-d", "source")
    _ = try run("cp", "source/run_autograder", "run_autograder")
    let setUp = try run("bash", "source/setup.sh")
    #expect(setUp.contains(/^\d+\.\d+\.\d+\n$/), "\(setUp)")
  }

  @Test func gradescopesLayoutAlwaysGetsResults() throws {
    defer { bench.remove() }
    try unpackForGradescope(try emit("--emit", "gradescope"))
    try handIn()
    _ = try run("./run_autograder")
    let right = try results()
    #expect(right["score"] as? Double == 7, "\(right)")
    let tests = try #require(right["tests"] as? [[String: Any]])
    #expect(!tests.isEmpty && tests.allSatisfy { $0["status"] as? String == "passed" })
    try handIn { $0.replacing("Hello", with: "Helo") }
    _ = try run("./run_autograder")
    // The loud greeting (2) and the hidden check (1) require the exact word; the others don't.
    #expect(try results()["score"] as? Double == 4)
    // Only the teacher sees why the grader itself is broken.
    try FileManager.default.removeItem(at: place.appending(path: "source/rings"))
    _ = try run("./run_autograder")
    let broken = try results()
    let said = try #require(broken["tests"] as? [[String: Any]])
    #expect(said.map { $0["visibility"] as? String } == ["visible", "hidden"])
    #expect((said[1]["output"] as? String)?.contains("rings") ?? false, "\(broken)")
    #expect((broken["output"] as? String)?.contains("isn't your fault") ?? false)
  }

  /// Runs its arguments as a container does: as root without capabilities, without namespaces of its own, and with
  /// few processes where a cgroup can limit them.
  private static let container = """
    for root in /sys/fs/cgroup/pids /sys/fs/cgroup; do
      group=$root/rings-$$
      mkdir "$group" 2>/dev/null || continue
      trap 'rmdir "$group"' EXIT
      if echo 128 >"$group/pids.max" 2>/dev/null; then break; fi
      rmdir "$group"
      trap - EXIT
    done
    (
      [ ! -e "${group:-}/pids.max" ] || sh -c 'echo $PPID' >"$group/cgroup.procs"
      exec unshare --user --map-root-user --mount --pid --fork --mount-proc sh -ec '
        echo 0 >/proc/sys/user/max_user_namespaces
        exec setpriv --bounding-set -all --inh-caps -all "$@"' sh "$@"
    )
    """

  @Test func aContainerWithoutUserNamespacesGradesTheSame() throws {
    defer { bench.remove() }
    try unpackForGradescope(try emit("--emit", "gradescope", isolation: "reduced"))
    let nothing = try run(
      "bash", "-c", Self.container, "bash", "sh", "-c", "unshare --user true || echo refused")
    #expect(nothing.contains("refused"))
    let crowd = "_ = { for _ in 0..<5_000 { Thread { sleep(60) }.start() } }(); let text = "
    let submissions: [(change: (String) -> String, score: Double)] = [
      ({ $0 }, 7), ({ $0.replacing("Hello", with: "Helo") }, 4),
      ({ "import Foundation\n" + $0.replacing("let text = ", with: crowd) }, 7),
    ]
    for (change, score) in submissions {
      try handIn(change)
      let said = try run("bash", "-c", Self.container, "bash", "./run_autograder")
      #expect(try results()["score"] as? Double == score, "\(said)")
    }
  }

  /// Returns the script of a workflow's step by name.
  private func script(of step: String, in workflow: String) throws -> String {
    let lines = workflow.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex { $0.hasSuffix("- name: \(step)") })
    let rest = lines[(first + 1)...].prefix { !$0.contains("- name:") }
    let place = try #require(rest.firstIndex { $0.contains("run: ") })
    let said = lines[place].trimmingPrefix(#/ *run: /#)
    guard said == "|" else { return String(said) }
    let depth = lines[place].prefix { $0 == " " }.count
    return rest[(place + 1)...].prefix { $0.prefix { $0 == " " }.count > depth }
      .joined(separator: "\n")
  }

  /// The platform provides variables, a checkout and root through `sudo`; all else comes from the workflow.
  @Test func gitHubsWorkflowGivesAResultToTheReporter() throws {
    defer { bench.remove() }
    let out = try emit("emit", "github")
    let workflow = try String(
      contentsOf: out.appending(path: ".github/workflows/rings.yml"), encoding: .utf8)
    let tools = place.appending(path: "tools")
    for folder in ["tools", "temp"] {
      try FileManager.default.createDirectory(
        at: place.appending(path: folder), withIntermediateDirectories: true)
    }
    try Data("#!/bin/sh\nexec \"$@\"\n".utf8).write(to: tools.appending(path: "sudo"))
    _ = try run("chmod", "+x", tools.appending(path: "sudo").path)
    let said = place.appending(path: "said").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = [
      "RUNNER_TEMP": place.appending(path: "temp").path, "GITHUB_WORKSPACE": place.path,
      "GITHUB_OUTPUT": said, "PATH": "\(tools.path):\(path)",
      // The platform's substitute for the secret.
      "RINGS_GRADER_URL": out.appending(path: "autograder.zip").absoluteString,
    ]
    try handIn()
    // A checkout contains more than the submission.
    for file in [".git/HEAD", ".github/workflows/rings.yml", "README.md"] {
      let other = place.appending(path: "submission/\(file)")
      try FileManager.default.createDirectory(
        at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("none".utf8).write(to: other)
    }
    for step in ["Set up the grader", "Grade"] {
      _ = try run(
        "bash", "-e", "-o", "pipefail", "-c", try script(of: step, in: workflow),
        variables: variables)
    }
    let line = try String(contentsOfFile: said, encoding: .utf8)
    let encoded = line.trimmingPrefix("result=").trimmingCharacters(in: .whitespacesAndNewlines)
    let data = try #require(Data(base64Encoded: encoded))
    let result = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(result?["status"] as? String == "pass", "\(line)")
    #expect(result?["max_score"] as? Double == 7, "\(line)")
    let tests = result?["tests"] as? [[String: Any]] ?? []
    #expect(tests.compactMap { $0["score"] as? Double }.reduce(0, +) == 7, "\(tests)")
  }
}
