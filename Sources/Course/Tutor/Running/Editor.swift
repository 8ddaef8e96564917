import Dispatch
import Foundation
import Glibc

/// The learner's own editor, started on one of their files in this terminal.
package struct Editor: Hashable, Sendable {
  /// As a shell understands it: `nano`, `code --wait`.
  package var command: String

  package init(command: String) {
    self.command = command
  }

  /// What the learner has set, or else an editor that is there: `$VISUAL`, `$EDITOR`, nano, vi.
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

  /// What the editor is given behind its own words: the file, and the line in its own way.
  package func arguments(for place: FilePlace) -> [String] {
    EditorKind(command: command).arguments(for: place)
  }

  /// Runs the editor and waits until it is left.
  ///
  /// It stays in this process's group, so that the terminal is its own meanwhile.
  package func open(_ place: FilePlace) async throws(SessionFailure) {
    // A shell reads the command, as git and others do, so that it may have arguments.
    let arguments =
      ["sh", "-c", "exec \(command) \"$@\"", "rings"]
      + self.arguments(for: place)
    let status = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Self.run("/bin/sh", arguments))
      }
    }
    // The shell's own words for "not found" and "not executable".
    if status == nil || status == 126 || status == 127 { throw .editor(command) }
  }

  /// Runs a program and waits for it.
  ///
  /// - Returns: The exit status, or nil when the program could not be started.
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
