import Foundation
import Processes

/// A shallow clone of one commit.
///
/// Runs nothing from the repository: no hooks, submodules or filters. Never asks for a password.
struct GitClone {
  let git: String
  /// The user's environment, which provides proxies, keys and the location of settings.
  let context: [String: String]

  /// The time limit of a fetch, in seconds.
  static let longest = 180

  /// - Throws: `AuthoringError.noGit`.
  init(environment: [String: String]) throws(AuthoringError) {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
    guard let git = Program.first(named: "git", in: folders.filter { $0.hasPrefix("/") }) else {
      throw .noGit
    }
    self.git = git
    context = environment
  }

  /// Fetches one commit into a new folder.
  ///
  /// - Returns: The commit hash.
  /// - Throws: `AuthoringError`.
  func fetch(_ source: GitAddress, into folder: URL) async throws -> String {
    func git(_ arguments: [String], isOwn: Bool = true) async throws -> String {
      try await run(arguments, for: source, isOwn: isOwn)
    }
    _ = try await git(["init", "--quiet", "--template=", folder.path])
    let place = ["-C", folder.path]
    _ = try await git(
      place + [
        "fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--",
        source.address, source.reference ?? "HEAD",
      ], isOwn: false)
    let commit = try await git(place + ["rev-parse", "--verify", "FETCH_HEAD^{commit}"])
    _ = try await git(place + ["checkout", "--quiet", "--force", "--detach", "FETCH_HEAD"])
    return commit.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the root of a local repository and the commit hash of a revision, or nil if there's no such
  /// revision.
  func commit(_ name: String, around folder: URL) async -> (root: URL, commit: String)? {
    guard name.wholeMatch(of: /[A-Za-z0-9_][\w.\/~^@{}\-]*/) != nil else { return nil }
    let source = GitAddress(address: folder.path)
    let place = ["-C", folder.path, "rev-parse", "--verify", "--quiet"]
    guard
      let root = try? await run(
        ["-C", folder.path, "rev-parse", "--show-toplevel"], for: source, isOwn: false),
      let commit = try? await run(place + ["\(name)^{commit}"], for: source, isOwn: false)
    else { return nil }
    func line(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
    return (URL(filePath: line(root), directoryHint: .isDirectory), line(commit))
  }

  /// The environment variables that git may need to reach a repository.
  private static let kept = [
    "PATH", "HOME", "USER", "LANG", "LC_ALL", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR",
    "SSH_AUTH_SOCK", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSL_CAINFO", "SSL_CERT_FILE",
    "SSL_CERT_DIR", "http_proxy", "https_proxy", "no_proxy", "all_proxy", "HTTP_PROXY",
    "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY",
  ]

  /// - Parameter isOwn: False to apply the user's git settings, which may be needed to reach the repository.
  private func run(
    _ arguments: [String], for source: GitAddress, isOwn: Bool
  ) async throws -> String {
    var environment = context.filter { Self.kept.contains($0.key) }
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GCM_INTERACTIVE"] = "never"
    environment["GIT_ALLOW_PROTOCOL"] = "https:http:ssh:git:file"
    environment["GIT_LFS_SKIP_SMUDGE"] = "1"
    if environment["GIT_SSH_COMMAND"] == nil, environment["GIT_SSH"] == nil {
      environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes"
    }
    if isOwn {
      // Ignore the user's settings, which may contain filter programs.
      environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
      environment["GIT_CONFIG_NOSYSTEM"] = "1"
    }
    let settings = [
      "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.askPass=", "gc.auto=0",
      "core.autocrlf=false", "advice.detachedHead=false",
    ].flatMap { ["-c", $0] }
    var command = ProcessCommand(
      executable: git, arguments: settings + arguments, environment: environment)
    if let limiter = Program.first(named: "prlimit", in: ["/usr/bin", "/bin"]) {
      // Prevents a repository from filling the disk.
      command = command.started(by: limiter, ["--fsize=\(Self.mostBytes)"])
    }
    let report = try await command.run(deadline: .seconds(Self.longest), outputLimit: 1 << 20)
    guard report.stoppedBy == nil else {
      throw AuthoringError.gitTooSlow(source.shown, seconds: Self.longest)
    }
    guard report.end.isSuccess else {
      throw AuthoringError.gitFailed(source.shown, reason: Self.reason(in: report))
    }
    return report.outputText
  }

  /// The largest file that git may write, in bytes.
  private static let mostBytes = 512 << 20

  /// Returns the first line that git reports as fatal or as an error.
  private static func reason(in report: ProcessReport) -> String {
    let lines = report.errorText.split(whereSeparator: \.isNewline).map(String.init)
    let line = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.last
    return line ?? report.end.evidence
  }
}
