import Dispatch
import Foundation
import Glibc

/// The learner's editor, started in this terminal.
package struct Editor: Hashable, Sendable {
  /// The shell command: `nano`, `code --wait`.
  package var command: String

  package init(command: String) {
    self.command = command
  }

  /// Returns the editor from `$VISUAL` or `$EDITOR`, or else an installed one: nano, vim, vi.
  package static func preferred(
    environment: [String: String],
    isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  ) -> Editor? {
    for name in ["VISUAL", "EDITOR"] {
      if let command = environment[name], !command.allSatisfy(\.isWhitespace) {
        return Editor(command: command)
      }
    }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return ["nano", "vim", "vi"]
      .first { name in folders.contains { isExecutable("\($0)/\(name)") } }
      .map { Editor(command: $0) }
  }

  /// Returns the editor that a browser page can open; nil if there's none.
  ///
  /// An editor that the user chose comes first, then one with its own window, then one in the terminal.
  package static func forPage(
    environment: [String: String], hasTerminal: Bool,
    isExecutable: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  ) -> Editor? {
    let usual = preferred(environment: environment, isExecutable: isExecutable)
    let isChosen = preferred(environment: environment) { _ in false } != nil
    let canOpen =
      usual.map { hasTerminal || !EditorKind.needsTerminal(command: $0.command) } ?? false
    if isChosen, canOpen { return usual }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let windowed = EditorKind.goingTo.first { name in
      folders.contains { isExecutable("\($0)/\(name)") }
    }
    return windowed.map { Editor(command: $0) } ?? (canOpen ? usual : nil)
  }

  /// The program's name, such as `vim`.
  package var name: String { EditorKind.program(of: command) }

  /// Returns the arguments after the editor's command: the file and, in the editor's syntax, the line.
  package func arguments(for place: FilePlace) -> [String] {
    EditorKind(command: command).arguments(for: place)
  }

  /// Runs the editor and waits until it exits.
  ///
  /// The editor stays in this process's group, so that it can use the terminal.
  package func open(_ place: FilePlace) async throws(SessionFailure) {
    // As in Git, a shell parses the command, so that it can have arguments.
    let arguments =
      ["sh", "-c", "exec \(command) \"$@\"", "rings"]
      + self.arguments(for: place)
    let status = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Self.run("/bin/sh", arguments))
      }
    }
    // The shell's exit statuses for "not found" and "not executable".
    if status == nil || status == 126 || status == 127 { throw .editor(command) }
  }

  /// Runs a program and waits for it.
  ///
  /// - Returns: The exit status, or nil if the program couldn't be started.
  private static func run(_ program: String, _ arguments: [String]) -> Int32? {
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var process: pid_t = 0
    guard posix_spawn(&process, program, nil, &attributes, &words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
