import Curriculum
import Foundation
import Learning

extension Benchmark {
  private static let generatedExercises = 1_000

  /// Measures the time until a learner can read or type, and a complete `rings check`.
  func startFigures(in folder: URL) async throws -> [Figure] {
    let program = context.executable.path
    let compiler = "swiftc --version"
    let generated = folder.appending(path: "generated")
    try GeneratedCourse(exercises: Self.generatedExercises).write(into: generated)
    let elsewhere = ["--workspace", folder.appending(path: "generated-work").path]
    var figures = [
      try await figure(
        "rings --version", against: compiler,
        { _ in try await run([program, "--version"]) },
        { _ in try await run([swiftc, "--version"]) }),
      try await figure(
        "start to the end of a session that quits at once", against: compiler,
        { _ in try await run([program, "learn"], input: "quit\n") },
        { _ in try await run([swiftc, "--version"]) }),
      try await figure(
        "the same with a course of \(Self.generatedExercises) exercises", against: compiler,
        { _ in
          try await run(
            [program, "learn", "--pack", generated.path] + elsewhere, input: "quit\n")
        },
        { _ in try await run([swiftc, "--version"]) }),
      try await checkFigure(program, in: folder.appending(path: "check-work")),
    ]
    if TerminalStart.isPossible {
      let home = folder.appending(path: "terminal-home")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      for (what, view, mark) in [
        ("prompt", "--prompt", Self.promptEnd), ("learning screen", "--screen", Self.keyBar),
      ] {
        figures.append(
          try await figure(
            "start to the first \(what) in a terminal", against: compiler,
            before: { _ in try await start(view, in: home) },
            { _, terminal in try await terminal.show(mark) },
            { _ in try await run([swiftc, "--version"]) }))
      }
    }
    return try await figures + completionFigures()
  }

  /// The end of a prompt with a style.
  private static let promptEnd = "\u{1b}[0m> "
  /// A key in the last row of the learning screen.
  private static let keyBar = " quit"

  /// Measures Tab completion of Swift code, with the names read from disk and with the names in memory.
  private func completionFigures() async throws -> [Figure] {
    let known = DocumentedNames()
    await known.read(in: context)
    func complete(with names: DocumentedNames) throws {
      guard names.words(for: "Text(\"Hi\").fo")?.contains("font") == true else {
        throw BenchmarkError.notPassed("Tab")
      }
    }
    let compiler = "swiftc --version"
    return [
      try await figure(
        "first Tab: read names, find those of a modifier", against: compiler,
        { _ in
          let names = DocumentedNames()
          await names.read(in: context)
          try complete(with: names)
        },
        { _ in try await run([swiftc, "--version"]) }),
      try await figure(
        "Tab behind Swift", against: compiler, { _ in try complete(with: known) },
        { _ in try await run([swiftc, "--version"]) }),
    ]
  }

  /// Measures a `rings check` process on an exercise in a workspace.
  private func checkFigure(_ program: String, in folder: URL) async throws -> Figure {
    let workspace = Workspace(folder: folder)
    try workspace.open(small, in: course.pack, language: course.language.rawValue)
    let place = workspace.folder(of: small, in: course.pack)
    let options = ["--pack", course.pack.folder.path, "--workspace", folder.path]
    return try await figure(
      "rings check in total (\(small.identifier))", against: Self.bareCompiler,
      {
        _ = try sources(of: small, edited: 11_000 + $0, in: place)
        try await run([program, "check", small.identifier] + options)
      },
      { try await bareCompile(small, edited: 12_000 + $0, in: folder) })
  }
}
