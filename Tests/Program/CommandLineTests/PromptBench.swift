import CommandLine
import Curriculum
import Foundation
import Host
import Sentences
import Terminal
import Testing
import TestSupport
import Tutor

/// A learner's prompt in this process, which answers each line with a value.
struct PromptBench {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let pack: Pack

  init() throws {
    pack = try PackLibrary(
      executable: RingsProcess.executable, environment: [:],
      home: FileManager.default.temporaryDirectory
    ).pack(nil)
  }

  /// Returns the answer to a line, with an exercise open and its starter in place.
  func answer(
    to line: String, at name: String, on terminal: TerminalCapabilities = .plain()
  ) async throws -> CommandAnswer {
    defer { try? FileManager.default.removeItem(at: folder) }
    let exercise = try pack.find(name)
    let language = terminal.language
    let course = Course(pack: pack, workspace: Workspace(folder: folder), language: language)
    try Workspace(folder: folder).open(exercise, in: pack, language: "en")
    var session = try #require(
      Session(
        pack: pack, progress: LearnerProgress(), language: language, isInteractive: false,
        workspace: folder, startingWith: exercise))
    let orders = session.handle(.line(line)).compactMap { effect in
      if case .look(let order) = effect { order } else { nil }
    }
    let order = try #require(orders.first, "The prompt does not take “\(line)”.")
    return await PromptCommand(
      order: order, course: course, files: try course.filesAtHand(for: exercise)
    ).answer(in: Self.context(on: terminal))
  }

  /// Returns the environment of the built `rings`, wherever the tests were started.
  static func context(
    on terminal: TerminalCapabilities = .plain(), adding variables: [String: String] = [:]
  ) -> CommandContext {
    CommandContext(
      executable: RingsProcess.executable,
      environment: ProcessInfo.processInfo.environment.merging(variables) { $1 },
      home: FileManager.default.homeDirectoryForCurrentUser, folder: Repository.root,
      terminal: terminal)
  }
}

extension CommandAnswer {
  var words: String {
    printout.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
