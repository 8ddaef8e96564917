package import Curriculum
package import Foundation
import Judge
import Storage
package import Terminal

/// A command's environment: the program, environment variables, folders and terminal.
package struct CommandContext: Sendable {
  package var executable: URL
  package let environment: [String: String]
  package let home: URL
  package var folder: URL
  package var terminal: TerminalCapabilities
  package var writing = WritePermission.anywhere

  package init(
    executable: URL, environment: [String: String], home: URL, folder: URL,
    terminal: TerminalCapabilities
  ) {
    self.executable = executable
    self.environment = environment
    self.home = home
    self.folder = folder
    self.terminal = terminal
  }

  package static func current() -> CommandContext {
    let environment = ProcessInfo.processInfo.environment
    var context = CommandContext(
      executable: JudgeConfiguration.runningProgram, environment: environment,
      home: environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        ?? FileManager.default.homeDirectoryForCurrentUser,
      folder: URL(filePath: FileManager.default.currentDirectoryPath),
      terminal: .ofStandardOutput(environment: environment))
    if context.terminal.pictures == .auto, let chosen = context.chosenPictures {
      context.terminal.pictures = chosen
    }
    return context
  }

  /// The terminal with its current size, and the chosen way to show pictures.
  package var currentTerminal: TerminalCapabilities {
    var current = TerminalCapabilities.ofStandardOutput(environment: environment)
    current.pictures = terminal.pictures
    return current
  }

  /// The way to show pictures that the learner chose at the prompt.
  private var chosenPictures: PictureWay? {
    let folder = Workspace.location(option: nil, environment: environment, home: home)
    return Workspace(folder: folder).progress.chosenPictures.flatMap { PictureWay(rawValue: $0) }
  }

  package var library: PackLibrary {
    PackLibrary(executable: executable, environment: environment, home: home)
  }

  /// Returns the pack that a learner works in, read through the cache.
  ///
  /// Grading and pack validation read the pack's files directly.
  ///
  /// - Throws: `CurriculumError`.
  package func course(_ name: String?) throws -> Pack {
    var library = library
    library.cache = .user(environment: environment)
    return try library.pack(name)
  }
}

extension CommandContext {
  /// Returns a path with `~` for the home folder, such as `~/Rings`.
  package func abbreviated(_ url: URL) -> String {
    let path = url.path
    return path == home.path || path.hasPrefix(home.path + "/")
      ? "~" + path.dropFirst(home.path.count) : path
  }
}
