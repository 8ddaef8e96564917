import Curriculum
import Foundation
import Processes

extension Benchmark {
  /// Measures the start and the first check in a home folder in which Rings has never run.
  func freshHomeFigures(in folder: URL) async throws -> [Figure] {
    let fresh = folder.appending(path: "fresh-home")
    var figures: [Figure] = []
    if TerminalStart.isPossible {
      figures.append(
        try await figure(
          "start to the first picture on the learning screen, in a fresh home",
          against: "the same in a home with caches",
          before: { _ in
            try? FileManager.default.removeItem(at: fresh)
            try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: true)
            return try await start("--screen", in: fresh)
          },
          { _, terminal in try await terminal.show(Self.pictureCorner) },
          { _ in try await start("--screen", in: fresh).show(Self.pictureCorner) }))
    }
    figures.append(
      try await figure(
        "first check in a fresh home, typed at once (\(small.identifier))",
        against: "a check after an edit in the same home",
        before: { _ in try? FileManager.default.removeItem(at: fresh) },
        { number, _ in try await check(edited: 30_000 + number, in: fresh) },
        { try await check(edited: 31_000 + $0, in: fresh) }))
    return figures
  }

  /// The corner of the frame around a picture.
  private static let pictureCorner = "╭"

  /// A tutor in a terminal, in a home folder in which the offer of a link was declined.
  func start(_ view: String, in home: URL) async throws -> TerminalStart {
    let workspace = home.appending(path: "Rings")
    _ = try Workspace(folder: workspace).progress.update { $0.wasOfferedLink = true }
    return try await TerminalStart(
      [
        context.executable.path, "learn", view, "--pack", course.pack.folder.path,
        "--workspace", workspace.path,
      ], environment: environment(of: home))
  }

  private func environment(of home: URL) -> [String: String] {
    var environment = context.environment
    environment["HOME"] = home.path
    environment["XDG_CACHE_HOME"] = nil
    return environment
  }

  /// Starts the tutor, checks the solution at the first prompt, and quits.
  private func check(edited number: Int, in home: URL) async throws {
    let folder = home.appending(path: "Rings")
    let workspace = Workspace(folder: folder)
    try workspace.open(small, in: course.pack, language: course.language.rawValue)
    _ = try sources(
      of: small, edited: number, in: workspace.folder(of: small, in: course.pack))
    let command = ProcessCommand(
      executable: context.executable.path,
      arguments: [
        "learn", small.identifier, "--pack", course.pack.folder.path, "--workspace", folder.path,
      ], environment: environment(of: home))
    let report = try await command.run(input: Array("check\nquit\n".utf8))
    guard case .exited(code: 0) = report.end else {
      throw BenchmarkError.commandFailed("check", report.errorText + report.outputText)
    }
  }
}
