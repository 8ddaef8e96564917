import Curriculum
import Foundation

extension Benchmark {
  private static let generatedExercises = 1_000

  /// What people wait for before they can read or type, and a whole command that judges.
  func startFigures(in folder: URL) async throws -> [Figure] {
    let program = surroundings.executable.path
    let compiler = "swiftc --version"
    let generated = folder.appending(path: "generated")
    try GeneratedCourse(exercises: Self.generatedExercises).write(into: generated)
    let elsewhere = ["--workspace", folder.appending(path: "generated-work").path]
    return [
      try await figure(
        "rings --version", against: compiler,
        { _ in try await run([program, "--version"]) },
        { _ in try await run([swiftc, "--version"]) }),
      try await figure(
        "start to first prompt", against: compiler,
        { _ in try await run([program, "learn"], input: "quit\n") },
        { _ in try await run([swiftc, "--version"]) }),
      try await figure(
        "start to first prompt of \(Self.generatedExercises) exercises", against: compiler,
        { _ in
          try await run(
            [program, "learn", "--pack", generated.path] + elsewhere, input: "quit\n")
        },
        { _ in try await run([swiftc, "--version"]) }),
      try await checkFigure(program, in: folder.appending(path: "check-work")),
    ]
  }

  /// `rings check` of an exercise in a workspace, from its start to its end.
  private func checkFigure(_ program: String, in folder: URL) async throws -> Figure {
    let workspace = Workspace(folder: folder)
    try workspace.open(small, in: course.pack, language: course.language.rawValue)
    let place = workspace.folder(of: small, in: course.pack)
    let options = ["--pack", course.pack.folder.path, "--workspace", folder.path]
    return try await figure(
      "rings check, all told (\(small.identifier))", against: Self.bareCompiler,
      {
        _ = try sources(of: small, edited: 11_000 + $0, in: place)
        try await run([program, "check", small.identifier] + options)
      },
      { try await bareCompile(small, edited: 12_000 + $0, in: folder) })
  }
}
