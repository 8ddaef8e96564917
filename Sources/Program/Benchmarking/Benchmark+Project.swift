import Foundation

extension Benchmark {
  private static let projectFiles = 60

  /// Measures the pictures of an Xcode project: the first, one after an edit, and the first of a project that
  /// uses frameworks that Rings lacks.
  func projectFigures(in folder: URL) async throws -> [Figure] {
    let count = Self.projectFiles
    let plain = GeneratedProject(fileCount: count, usesAbsentFrameworks: false)
    let incomplete = GeneratedProject(fileCount: count, usesAbsentFrameworks: true)
    let (place, bare) = (folder.appending(path: "project"), folder.appending(path: "bare-project"))
    let other = folder.appending(path: "incomplete-project")
    func compileBare(_ number: Int, _ kind: String) async throws {
      let files = try plain.write(into: bare, stamp: "\(kind) \(number) \(getpid())")
      try await bareCompile(files, in: bare)
    }
    return [
      try await figure(
        "first picture of a project of \(count) files", against: Self.bareCompiler,
        { number in
          _ = try plain.write(into: place, stamp: "first \(number) \(getpid())")
          try await drawProject(in: place)
        },
        { try await compileBare($0, "first") }),
      try await figure(
        "picture after an edit in a project of \(count) files", against: Self.bareCompiler,
        { number in
          let files = try plain.write(into: place, stamp: "edited \(getpid())")
          let text = try String(contentsOf: files[7], encoding: .utf8)
          try "\(text)// \(number)\n".write(to: files[7], atomically: true, encoding: .utf8)
          try await drawProject(in: place)
        },
        { try await compileBare($0, "edited") }),
      try await figure(
        "first picture of a project of \(count) files with absent frameworks",
        against: "the same project without them",
        { number in
          _ = try incomplete.write(into: other, stamp: "absent \(number) \(getpid())")
          try await drawProject(in: other)
        },
        { number in
          _ = try plain.write(into: place, stamp: "present \(number) \(getpid())")
          try await drawProject(in: place)
        }),
    ]
  }

  private func drawProject(in folder: URL) async throws {
    let project = folder.appending(path: GeneratedProject.fileName).path
    try await run([context.executable.path, "render", project, "--family", "small"])
  }
}
