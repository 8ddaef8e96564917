import Foundation
import Processes
import TestSupport

/// `rings canvas` for a file on a pseudoterminal, started as a user starts it.
actor TerminalCanvas {
  let folder: TemporaryFolder
  nonisolated let file: URL
  let process: RunningProcess
  private(set) var screen: TerminalScreen
  private(set) var written = ""
  private var reading: Task<Void, Never>?

  init(
    _ text: String, columns: Int = 120, rows: Int = 40, arguments: [String] = [],
    in shared: TemporaryFolder? = nil
  ) async throws {
    folder = try shared ?? TemporaryFolder()
    file = try folder.file("Tea.swift", text)
    var environment = ServedCanvas.command([]).environment
    environment["TERM"] = "xterm-256color"
    for name in ["NO_COLOR", "COLUMNS", "LINES", "TMUX"] { environment[name] = nil }
    environment["PROGRAM"] = BuildFolder.url.appending(path: "rings").path
    environment["FILE"] = file.path
    let words = (["exec \"$PROGRAM\" canvas \"$FILE\""] + arguments).joined(separator: " ")
    // `script` creates a terminal and copies its output.
    process = try RunningProcess(
      ProcessCommand(
        executable: "/usr/bin/script",
        arguments: [
          "--quiet", "--flush", "--return", "--command",
          "stty rows \(rows) cols \(columns); \(words)", "/dev/null",
        ], environment: environment))
    screen = TerminalScreen(columns: columns, rows: rows)
  }

  private func begin() {
    guard reading == nil else { return }
    reading = Task {
      while let bytes = try? await process.output.read(upTo: 1 << 16), !bytes.isEmpty {
        take(bytes)
      }
    }
  }

  private var unread: [UInt8] = []

  private func take(_ bytes: [UInt8]) {
    unread += bytes
    // A character may arrive in two pieces.
    let tail = unread.suffix(4).lastIndex { $0 & 0xC0 != 0x80 }
    let isWhole =
      tail.map { start in
        let lead = unread[start]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        return unread.count - start >= length
      } ?? true
    let end = isWhole ? unread.count : tail ?? unread.count
    let text = String(decoding: unread[..<end], as: UTF8.self)
    unread.removeFirst(end)
    written += text
    screen.write(text)
  }

  /// Waits until the screen meets a condition.
  ///
  /// Returns false after two minutes, which a busy machine may need.
  func comes(_ isSo: @Sendable (TerminalScreen) -> Bool) async -> Bool {
    begin()
    let end = ContinuousClock.now + .seconds(120)
    while !isSo(screen), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(20))
    }
    return isSo(screen)
  }

  func says(_ words: String) async -> Bool { await comes { $0.text.contains(words) } }

  /// Waits until the program writes some words, even if they never appear on the screen.
  func writes(_ words: String) async -> Bool {
    begin()
    let end = ContinuousClock.now + .seconds(120)
    while !written.contains(words), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(20))
    }
    return written.contains(words)
  }

  func press(_ keys: String) async throws { try await process.input.write(Array(keys.utf8)) }

  /// Saves like editors that write a new file and rename it.
  nonisolated func save(_ text: String) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Returns the end of the process, after which the terminal shows its earlier contents again.
  func end() async throws -> ProcessEnd? { try await process.end() }
}
