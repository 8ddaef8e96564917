import Compiling
import Curriculum
import Foundation
import Host
import Judge
import Learning
import Processes
import WorkerProtocol
import Viewing

/// Measures the operations that users wait for.
///
/// Each measurement alternates with its baseline, so that a machine whose speed drifts favors neither.
struct Benchmark {
  struct Figure: Encodable {
    struct Rate: Encodable {
      var perSecond: Double
      var unit: String
    }

    var name: String
    /// The median duration, in seconds.
    var seconds: Double
    var baseline: String
    var baselineSeconds: Double
    var rate: Rate?
  }

  let context: CommandContext
  let course: Course
  /// The first code exercise.
  let small: Exercise
  private let large: Exercise
  let services: Services
  /// A judge that keeps object files, as for a learner's edits.
  private let learners: Judge
  private let runs: Int

  init(context: CommandContext, course: Course, runs: Int) async throws {
    let exercises = course.pack.exercises.filter { $0.kind == .code }
    guard let first = exercises.first else {
      throw CurriculumError.nothingToEdit(exercise: course.pack.identifier)
    }
    self.context = context
    self.course = course
    small = first
    large =
      try exercises.map { (exercise: $0, size: try Self.size(of: $0, in: course.pack)) }
      .max { $0.size < $1.size }?.exercise ?? first
    self.runs = runs
    services = try await Services.found(context)
    learners = try await Services.found(context, keepsObjects: .latest).judge
  }

  /// Measures each part in turn.
  ///
  /// - Parameter progress: Called with the name of the part about to be measured.
  func figures(
    of parts: [BenchmarkPart] = BenchmarkPart.allCases, progress: (String) -> Void
  ) async throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rings-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await services.judge.prepare([small, large], in: course.pack)
    var figures: [Figure] = []
    for part in parts {
      progress(part.name)
      figures += try await self.figures(of: part, in: folder)
    }
    return figures
  }

  private func figures(of part: BenchmarkPart, in folder: URL) async throws -> [Figure] {
    switch part {
    case .verdicts: try await verdictFigures(in: folder)
    case .safety: try await safetyFigures(in: folder)
    case .repetition:
      [
        try await figure(
          "verdict without a change", against: "verdict after an edit",
          { _ in try await verdict(on: small, edited: nil, in: folder) },
          { try await verdict(on: small, edited: 1000 + $0, in: folder) })
      ]
    case .group: [try await classFigure(in: folder)]
    case .drawing: try await drawingFigures(in: folder)
    case .canvas: try await canvasFigures(in: folder)
    case .phone: try await phoneFigures()
    case .start: try await startFigures(in: folder)
    case .project: try await projectFigures(in: folder)
    case .home: try await freshHomeFigures(in: folder)
    }
  }

  private func verdictFigures(in folder: URL) async throws -> [Figure] {
    var figures: [Figure] = []
    for exercise in small.identifier == large.identifier ? [small] : [small, large] {
      figures.append(
        try await figure(
          "edit to verdict (\(exercise.identifier))", against: Self.bareCompiler,
          { try await verdict(on: exercise, edited: $0, in: folder, judge: learners) },
          { try await bareCompile(exercise, edited: $0, in: folder) }))
      figures.append(
        try await figure(
          "edit to verdict at the prompt and in watch mode (\(exercise.identifier))",
          against: Self.bareCompiler,
          before: { try await warmProcesses(exercise, edited: $0, in: folder) },
          {
            try await verdict(
              on: exercise, edited: $0, in: folder, warmProcesses: $1, judge: learners)
          },
          { try await bareCompile(exercise, edited: $0, in: folder) }))
    }
    return figures
  }

  private func safetyFigures(in folder: URL) async throws -> [Figure] {
    var timeless = small
    timeless.deploymentTargets = []
    return [
      try await figure(
        "edit to verdict in the jail (\(small.identifier))", against: "the same without a jail",
        { try await verdict(on: small, edited: 3000 + $0, in: folder) },
        { try await verdict(on: small, edited: 4000 + $0, in: folder, judge: openJudge) }),
      try await figure(
        "edit to verdict with the availability pass (\(small.identifier))",
        against: "the same without it",
        { try await verdict(on: small, edited: 5000 + $0, in: folder) },
        { try await verdict(on: timeless, edited: 6000 + $0, in: folder) }),
    ]
  }

  private func drawingFigures(in folder: URL) async throws -> [Figure] {
    [
      try await figure(
        "try 'Text(\"Hi\")', compile and draw",
        against: "swiftc -emit-library of \(small.identifier)",
        { try await draw(edited: $0) },
        { try await bareCompile(small, edited: 2000 + $0, in: folder) }),
      try await pictureFigure(),
    ]
  }

  static let bareCompiler = "swiftc -emit-library of the same files"

  /// Measures verdicts on one submission per core at a time, as `rings grade` judges them.
  private func classFigure(in folder: URL) async throws -> Figure {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    var figure = try await figure(
      "a verdict while \(cores) submissions are judged at once (\(small.identifier))",
      against: "a verdict one at a time",
      { number in
        try await concurrently(0..<cores, atMost: cores) { core in
          let place = folder.appending(path: "class-\(core)")
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
          try await verdict(on: small, edited: 7000 + number * cores + core, in: place)
        }
      },
      { try await verdict(on: small, edited: 9000 + $0, in: folder) })
    figure.seconds /= Double(cores)
    figure.rate = Figure.Rate(perSecond: 1 / figure.seconds, unit: "verdicts")
    return figure
  }

  /// Measures evaluating, laying out and listing a large widget against painting it.
  private func pictureFigure() async throws -> Figure {
    let report = try await services.judge.configuration.programs.own(.pictures(runs: runs))
    let timings = try JSONDecoder().decode([PictureTiming].self, from: Data(report))
    return Figure(
      name: "picture of a large widget: evaluate, lay out, list",
      seconds: Self.median(timings.map { $0.picture }),
      baseline: "painting it as cells",
      baselineSeconds: Self.median(timings.map { $0.painting }))
  }

  /// Returns the number of bytes compiled for a verdict on the solution.
  private static func size(of exercise: Exercise, in pack: Pack) throws -> Int {
    let files = try pack.solutionFiles(of: exercise)
    return try (files + used(by: exercise, besides: files, in: pack)).reduce(0) {
      try $0 + Data(contentsOf: $1).count
    }
  }

  /// Returns the files of earlier exercises that the exercise needs to compile.
  static func used(by exercise: Exercise, besides files: [URL], in pack: Pack) throws
    -> [URL]
  {
    let own = Set((exercise.startFiles + files).map(\.lastPathComponent))
    return try UsedFiles(of: exercise, in: pack, ownNames: own) { _ in [] }.files.map(\.file)
  }

  /// A judge without a sandbox.
  private var openJudge: Judge {
    var configuration = services.judge.configuration
    configuration.jail = configuration.jail.lowered(to: .none)
    return Judge(configuration)
  }

  var swiftc: String { services.judge.configuration.toolchain.root + "/bin/swiftc" }

  func figure(
    _ name: String, against baseline: String, _ subject: (Int) async throws -> Void,
    _ reference: (Int) async throws -> Void
  ) async throws -> Figure {
    try await figure(
      name, against: baseline, before: { _ in }, { number, _ in try await subject(number) },
      reference)
  }

  /// Measures the subject and its baseline alternately, after an uncounted run of each.
  ///
  /// - Parameter before: Untimed work before each run that would happen while the learner types.
  func figure<Preparation>(
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

  func seconds(_ work: () async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    try await work()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  /// Writes the solution to a folder, with a new comment in its largest file.
  ///
  /// Like a learner's edit, this changes a single file. If the number is nil, returns the existing files.
  func sources(of exercise: Exercise, edited number: Int?, in folder: URL) throws -> [URL] {
    let files = try course.pack.solutionFiles(of: exercise).map {
      (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let largest = files.max { $0.text.utf8.count < $1.text.utf8.count }?.name
    return try files.map { file in
      let copy = folder.appending(path: file.name)
      guard let number else { return copy }
      if file.name == largest {
        let stamp = "// \(number) \(getpid()) \(Date().timeIntervalSince1970)\n"
        try (file.text + stamp).write(to: copy, atomically: true, encoding: .utf8)
      } else if (try? String(contentsOf: copy, encoding: .utf8)) != file.text {
        try file.text.write(to: copy, atomically: true, encoding: .utf8)
      }
      return copy
    }
  }

  /// Returns the processes that the tutor starts after a verdict, which are ready when the learner saves.
  private func warmProcesses(
    _ exercise: Exercise, edited number: Int, in folder: URL
  ) async throws -> WarmProcesses {
    let files = try sources(of: exercise, edited: -1 - number, in: folder)
    let warmProcesses = try await learners.warmProcesses(
      for: exercise, in: course.pack, files: files)
    try await Task.sleep(for: .milliseconds(300))
    return warmProcesses
  }

  private func verdict(
    on exercise: Exercise, edited number: Int?, in folder: URL, warmProcesses: WarmProcesses? = nil,
    judge: Judge? = nil
  ) async throws {
    let files = try sources(of: exercise, edited: number, in: folder)
    let verdict = await (judge ?? services.judge).verdict(
      for: exercise, in: course.pack, files: files, warmProcesses: { warmProcesses })
    guard verdict.isPassed else { throw BenchmarkError.notPassed(verdict.status.rawValue) }
  }

  func bareCompile(_ exercise: Exercise, edited number: Int, in folder: URL) async throws {
    let place = folder.appending(path: "bare")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let files = try sources(of: exercise, edited: number, in: place)
    let used = try Self.used(by: exercise, besides: files, in: course.pack)
    try await bareCompile(files + used, in: place)
  }

  /// Compiles files with the toolchain alone.
  func bareCompile(_ files: [URL], in place: URL) async throws {
    let library = place.appending(path: "bare.so").path
    let programs = services.judge.configuration.programs
    let (name, declarations) = MacroProgram.previewDeclarations
    let macros = place.appending(path: name)
    try declarations.write(to: macros, atomically: true, encoding: .utf8)
    let plugin = MacroProgram(executable: programs.macros).pluginArgument
    try await run(
      [swiftc, "-emit-library", "-parse-as-library", "-module-name", "Bare"]
        + ["-I", programs.modules.path, "-load-plugin-executable", plugin]
        + ["-Xlinker", "--unresolved-symbols=ignore-all", "-o", library]
        + (files + [macros]).map(\.path))
  }

  private func draw(edited number: Int) async throws {
    let expression = "Text(\"Hi\") // \(number) \(getpid())"
    let view = ViewExpression(name: "bench", source: expression)
    guard case .opened(let session, _) = try await services.studio.open(files: [], views: [view])
    else { throw BenchmarkError.notPassed("notCompiled") }
    _ = try await session.ask(RenderRequest(subject: .view("bench")))
    await session.close()
  }

  func run(_ words: [String], input: String = "") async throws {
    let command = ProcessCommand(
      executable: words[0], arguments: Array(words.dropFirst()),
      environment: context.environment)
    let report = try await command.run(input: Array(input.utf8))
    guard case .exited(code: 0) = report.end else {
      throw BenchmarkError.commandFailed(words.joined(separator: " "), report.errorText)
    }
  }
}
