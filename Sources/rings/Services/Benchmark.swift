import Curriculum
import Foundation
import Judge
import Stage
import Workbench

/// Measures the ways that people wait for, each in turn with its baseline so that a machine whose
/// speed drifts does not favour either.
struct Benchmark {
  struct Figure: Encodable {
    var name: String
    /// Medians, in seconds.
    var seconds: Double
    var baseline: String
    var baselineSeconds: Double
  }

  private let surroundings: Surroundings
  private let course: Course
  private let exercise: Exercise
  private let services: Services
  private let runs: Int

  init(surroundings: Surroundings, course: Course, runs: Int) async throws {
    guard let exercise = course.pack.exercises.first(where: { $0.kind == .code }) else {
      throw CurriculumError.nothingToEdit(exercise: course.pack.identifier)
    }
    self.surroundings = surroundings
    self.course = course
    self.exercise = exercise
    self.runs = runs
    services = try await Services.found(surroundings)
  }

  func figures(progress: (String) -> Void) async throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rings-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await services.judge.prepare([exercise])
    progress("edit to verdict")
    let editToVerdict = try await figure(
      "edit to verdict (\(exercise.identifier))", against: "swiftc -emit-library of the same files",
      { try await verdict(edited: $0, in: folder) },
      { try await bareCompile(edited: $0, in: folder) })
    let prompt = try await figure(
      "edit to verdict at the prompt and in watch mode (\(exercise.identifier))",
      against: "swiftc -emit-library of the same files",
      before: { try await standby(edited: $0, in: folder) },
      { try await verdict(edited: $0, in: folder, standby: $1) },
      { try await bareCompile(edited: $0, in: folder) })
    progress("verdict without a change")
    let again = try await figure(
      "verdict without a change", against: "verdict after an edit",
      { _ in try await verdict(edited: nil, in: folder) },
      { try await verdict(edited: 1000 + $0, in: folder) })
    progress("drawing")
    let picture = try await figure(
      "try 'Text(\"Hi\")', compile and draw", against: "swiftc -emit-library of the exercise",
      { try await draw(edited: $0) }, { try await bareCompile(edited: 2000 + $0, in: folder) })
    progress("start")
    let start = try await figure(
      "start to first prompt", against: "swiftc --version",
      { _ in try await run([surroundings.executable.path, "learn"], input: "quit\n") },
      { _ in try await run([swiftc, "--version"]) })
    return [editToVerdict, prompt, again, picture, start]
  }

  private var swiftc: String { services.judge.configuration.toolchain.root + "/bin/swiftc" }

  private func figure(
    _ name: String, against baseline: String, _ subject: (Int) async throws -> Void,
    _ reference: (Int) async throws -> Void
  ) async throws -> Figure {
    try await figure(
      name, against: baseline, before: { _ in }, { number, _ in try await subject(number) },
      reference)
  }

  /// Measures both in turn; one uncounted run of each comes first.
  ///
  /// - Parameter before: Done before each run and not counted: what happens while a learner types.
  private func figure<Preparation>(
    _ name: String, against baseline: String, before: (Int) async throws -> Preparation,
    _ subject: (Int, Preparation) async throws -> Void, _ reference: (Int) async throws -> Void
  ) async throws -> Figure {
    var times: [Double] = []
    var baselineTimes: [Double] = []
    for number in 0...runs {
      let preparation = try await before(number)
      let time = try await seconds { try await subject(number, preparation) }
      let baselineTime = try await seconds { try await reference(number) }
      guard number > 0 else { continue }
      times.append(time)
      baselineTimes.append(baselineTime)
    }
    return Figure(
      name: name, seconds: Self.median(times), baseline: baseline,
      baselineSeconds: Self.median(baselineTimes))
  }

  private func seconds(_ work: () async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    try await work()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  /// The solution with a comment that no earlier run had, or the same again for nil.
  private func sources(edited number: Int?, in folder: URL) throws -> [URL] {
    try course.pack.solutionFiles(of: exercise).map { file in
      let copy = folder.appending(path: file.lastPathComponent)
      if let number {
        let text = try String(contentsOf: file, encoding: .utf8)
        let stamp = "// \(number) \(getpid()) \(Date().timeIntervalSince1970)\n"
        try (text + stamp).write(to: copy, atomically: true, encoding: .utf8)
      }
      return copy
    }
  }

  /// What the tutor starts after a verdict, ready when the learner saves.
  private func standby(edited number: Int, in folder: URL) async throws -> Standby {
    let files = try sources(edited: -1 - number, in: folder)
    let standby = try await services.judge.standby(for: exercise, in: course.pack, files: files)
    try await Task.sleep(for: .milliseconds(300))
    return standby
  }

  private func verdict(
    edited number: Int?, in folder: URL, standby: Standby? = nil
  ) async throws {
    let files = try sources(edited: number, in: folder)
    let verdict = await services.judge.verdict(
      for: exercise, in: course.pack, files: files, standby: { standby })
    guard verdict.isPassed else { throw BenchmarkError.notPassed(verdict.status.rawValue) }
  }

  private func bareCompile(edited number: Int, in folder: URL) async throws {
    let place = folder.appending(path: "bare")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let files = try sources(edited: number, in: place)
    let used = try UsedFiles(of: exercise, in: course.pack, ownNames: []) { _ in [] }.files
    let library = place.appending(path: "bare.so").path
    let modules = services.judge.configuration.modules.path
    try await run(
      [swiftc, "-emit-library", "-parse-as-library", "-module-name", "Bare", "-I", modules]
        + ["-Xlinker", "--unresolved-symbols=ignore-all", "-o", library]
        + (files + used.map(\.file)).map(\.path))
  }

  private func draw(edited number: Int) async throws {
    let expression = "Text(\"Hi\") // \(number) \(getpid())"
    let view = ViewExpression(name: "bench", source: expression)
    guard case .opened(let session, _) = try await services.studio.open(files: [], views: [view])
    else { throw BenchmarkError.notPassed("notCompiled") }
    _ = try await session.render(RenderRequest(subject: .view("bench")))
    await session.close()
  }

  private func run(_ words: [String], input: String = "") async throws {
    let command = ProcessCommand(
      executable: words[0], arguments: Array(words.dropFirst()),
      environment: surroundings.environment)
    let report = try await command.run(input: Array(input.utf8))
    guard case .exited(code: 0) = report.end else {
      throw BenchmarkError.commandFailed(words.joined(separator: " "), report.errorText)
    }
  }
}

enum BenchmarkError: Error, CustomStringConvertible {
  case notPassed(String)
  case commandFailed(String, String)

  var description: String {
    switch self {
    case .notPassed(let status): "What is measured must pass, but its verdict is “\(status)”."
    case .commandFailed(let command, let output): "`\(command)` failed: \(output.prefix(400))"
    }
  }
}

/// Figures as `bench` prints them.
struct BenchmarkReport: Encodable {
  var version = 1
  var figures: [Benchmark.Figure]

  init(figures: [Benchmark.Figure]) {
    self.figures = figures
  }

  var text: String {
    figures.map { figure in
      let ratio = figure.seconds / max(figure.baselineSeconds, 0.000_001)
      return """
        \(figure.name)
          \(Self.milliseconds(figure.seconds)), \(Self.ratio(ratio)) × \(figure.baseline) \
        (\(Self.milliseconds(figure.baselineSeconds)))

        """
    }.joined()
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1000).rounded())) ms"
  }

  private static func ratio(_ value: Double) -> String {
    String(format: "%.2f", locale: Locale(identifier: "en_US_POSIX"), value)
  }
}
