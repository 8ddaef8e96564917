import ArgumentParser
import Curriculum
import Foundation
import Judge
import Storage
import Terminal

/// What a command finds around itself: this program, the environment, the terminal.
struct Surroundings: Sendable {
  var executable: URL
  let environment: [String: String]
  let home: URL
  let folder: URL
  var terminal: TerminalCapabilities

  /// Those of a command at the tutor's prompt, which has its own language and width.
  @TaskLocal static var chosen: Surroundings?

  /// The process's own, unless others were chosen.
  static func current() -> Surroundings {
    if let chosen { return chosen }
    let environment = ProcessInfo.processInfo.environment
    return Surroundings(
      executable: JudgeConfiguration.runningProgram, environment: environment,
      home: environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        ?? FileManager.default.homeDirectoryForCurrentUser,
      folder: URL(filePath: FileManager.default.currentDirectoryPath),
      terminal: .ofStandardOutput(environment: environment))
  }

  var library: PackLibrary {
    PackLibrary(executable: executable, environment: environment, home: home)
  }

  /// The pack that a learner works in, read through the cache; whoever proves or grades reads all of it.
  ///
  /// - Throws: `CurriculumError`.
  func course(_ name: String?) throws -> Pack {
    var library = library
    library.cache = .user(environment: environment)
    return try library.pack(name)
  }
}

extension Surroundings {
  /// A path as people write it: `~/Rings`.
  func abbreviated(_ url: URL) -> String {
    let path = url.path
    return path == home.path || path.hasPrefix(home.path + "/")
      ? "~" + path.dropFirst(home.path.count) : path
  }
}
