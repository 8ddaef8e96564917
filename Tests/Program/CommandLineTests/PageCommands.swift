import Foundation
import TestSupport

/// The commands of a page, run as typed by a reader in a temporary folder.
///
/// - `sh` blocks run in order, as one script that ends at the first failure.
/// - `sh live` blocks contain commands that run until they are stopped, each on a terminal.
/// - `rings` blocks are typed at the prompt.
/// - `sh setup` blocks need a clone or change the machine, so the tests only check that their scripts exist.
struct PageCommands {
  let page: MarkdownPage
  private let folder: TemporaryFolder

  init(_ page: MarkdownPage) throws {
    self.page = page
    folder = try TemporaryFolder()
    for need in page.text.matches(of: /<!-- needs: (\S+) = (\S+) -->/) {
      let copy = work.appending(path: String(need.1))
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: String(need.2)), to: copy)
    }
    for place in [work, home] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
  }

  var work: URL { folder.url.appending(path: "work") }
  private var home: URL { folder.url.appending(path: "home") }

  /// A reader's environment, with an empty home and `rings` on the PATH.
  ///
  /// It shares compiled modules with other tests.
  var environment: [String: String] {
    let own = ProcessInfo.processInfo.environment
    let cache = own["XDG_CACHE_HOME"] ?? (own["HOME"] ?? "/") + "/.cache"
    return own.merging([
      "HOME": home.path, "PATH": BuildFolder.url.path + ":" + (own["PATH"] ?? ""),
      "XDG_CACHE_HOME": cache, "LANG": "en_US.UTF-8", "LC_ALL": "", "TERM": "xterm-256color",
    ]) { $1 }
  }

  /// Runs a script with `bash`.
  ///
  /// - Returns: The exit status, and the script's output.
  func run(_ script: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-euo", "pipefail", "-c", script]
    process.currentDirectoryURL = work
    process.environment = environment
    // A file rather than a pipe: it can't fill up.
    let file = folder.url.appending(path: "output-\(UUID().uuidString)")
    try Data().write(to: file)
    let output = try FileHandle(forUpdating: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
  }

  /// The commands that run until they are stopped, as words without comments.
  var liveCommands: [[String]] {
    page.blocks.filter { $0.info == "sh live" }.flatMap { block in
      block.text.split(separator: "\n").compactMap { line in
        let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
        return words.isEmpty ? nil : words
      }
    }
  }
}
