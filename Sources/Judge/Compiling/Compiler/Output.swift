package import Foundation
package import Jailing
import Processes
import Storage

/// A compile's output folder, whose contents untrusted code may have influenced.
package struct Output {
  static let folder = "out"
  static let plugin = "\(folder)/plugin.so"
  static let diagnostics = "\(folder)/diagnostics.dia"
  static let frontendText = "\(folder)/frontend.txt"
  static let linkerText = "\(folder)/linker.txt"
  /// Returns the path of the compiler's messages about the file with this number, for a module that's
  /// compiled in parts.
  static func diagnostics(ofFile number: Int) -> String { "\(folder)/diagnostics\(number).dia" }
  static func dependencies(ofFile number: Int) -> String {
    "\(folder)/dependencies\(number).swiftdeps"
  }
  /// The file that marks a successful frontend run.
  static let compiledMark = "\(folder)/compiled"

  /// The size limits of a plugin and of serialized diagnostics, in bytes.
  static let pluginLimit = 32 << 20
  static let diagnosticsLimit = 4 << 20

  let folder: URL
  let copies: SourceCopies
  /// The module to index, to find the declarations behind the probes' names; nil for no index.
  var indexedModule: String?
  /// Reads the symbols of the probe files from the objects.
  var probeSymbols: () throws -> [String: ProbeSymbols] = { [:] }
  /// The paths of the diagnostics files, relative to the compiler's working folder.
  var diagnosticsFiles: [String] = [Output.diagnostics]

  package init(folder: URL, copies: SourceCopies) {
    self.folder = folder
    self.copies = copies
  }

  static func object(_ number: Int) -> String { "\(folder)/object\(number).o" }

  /// Reads the outcome from the sandbox's report and the folder.
  package func outcome(of report: JailReport, key: String) throws -> CompileOutcome {
    let end = Self.end(in: report)
    if Self.isSuccess(report) { return try plugin(key: key) }
    let words = lastWords()
    let limit = report.limit ?? Self.limit(behind: end, words: words)
    switch limit {
    case .processorTime?, .wallTime?:
      if let code = tooHardCode(in: words) { return .tooHard(code) }
      return .timedOut(limit ?? .wallTime)
    case .memory?: return .outOfMemory
    case .output?, .fileSize?: return .outputTooLarge
    case nil: break
    }
    if end.signal == SIGKILL { throw CompilerError.killed }
    let found: [Diagnostic]
    do {
      found = try diagnostics()
    } catch BoundedFile.Refusal.tooLarge {
      return .outputTooLarge
    }
    // An error with a location in a file is the author's mistake, whatever its message says.
    if !found.contains(where: { $0.severity == .error && $0.location != nil }) {
      try Self.blameDisk(words, place: folder.path)
      try Self.blameProcesses(words, end)
    }
    let (hard, others) = Self.tellingHardCode(in: found)
    if others.contains(where: { $0.severity == .error }) { return .diagnostics(others) }
    if let hard {
      return .tooHard(TooHardCode(file: hard.location?.file, line: hard.location?.line))
    }
    if end == .exited(code: 1), !reachedLinker {
      // There may be no diagnostic because a name is too long for the compiler's diagnostics file.
      return .diagnostics([Diagnostic(severity: .error, message: Self.untold)])
    }
    return .crashed(end, lastWords: String(words.suffix(2000)))
  }

  func certainty(of report: JailReport) -> Certainty {
    var report = report
    report.end = Self.end(in: report)
    return report.certainty
  }

  /// Whether the frontend and the linker succeeded.
  static func isSuccess(_ report: JailReport) -> Bool {
    end(in: report).isSuccess && report.limit == nil
  }

  /// Returns how the tools ended; like launchers, the script's shell adds 128 to a signal's number.
  private static func end(in report: JailReport) -> ProcessEnd {
    if case .exited(let code) = report.end { ProcessEnd(launcherCode: code) } else { report.end }
  }

  private static let untold =
    "The compiler's errors are too long to show. Shorten the names in your code."

  private var reachedLinker: Bool {
    FileStamp(path: folder.deletingLastPathComponent().appending(path: Self.compiledMark).path)
      != nil
  }

  /// Throws if a tool couldn't write its output, which isn't the learner's fault.
  static func blameDisk(_ words: String, place: String) throws {
    for reason in [ENOSPC, EDQUOT].map({ String(cString: strerror($0)) })
    where words.contains(reason) {
      throw UnwritableFolder(reason: "\(place): \(reason)")
    }
  }

  /// The shell's exit codes for a compiler that couldn't be started.
  ///
  /// The compiler itself exits with 0 or 1, or is ended by a signal.
  private static let shellCodes: Set<Int32> = [2, 126, 127]

  /// Throws if a tool couldn't be started or create threads, which is the machine's failure.
  static func blameProcesses(_ words: String, _ end: ProcessEnd) throws {
    let reason = String(cString: strerror(EAGAIN))
    if case .exited(let code) = end, shellCodes.contains(code) {
      throw CompilerError.notStarted(
        reason: words.split(whereSeparator: \.isNewline).first.map(String.init) ?? end.evidence)
    }
    guard words.contains(reason) else { return }
    throw CompilerError.notStarted(reason: reason)
  }

  /// Separates the compiler's complaint about slow type checking from other messages.
  ///
  /// Another error, such as an unknown type, may have made type checking slow.
  private static func tellingHardCode(
    in found: [Diagnostic]
  ) -> (hard: Diagnostic?, others: [Diagnostic]) {
    func isHard(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.message.contains("in reasonable time")
    }
    return (found.first(where: isHard), found.filter { !isHard($0) })
  }

  private static func limit(behind end: ProcessEnd, words: String) -> JailLimit? {
    switch end.signal {
    case SIGXCPU?: .processorTime
    case SIGXFSZ?: .fileSize
    case .some where words.contains("out of memory") || words.contains("bad_alloc"): .memory
    case .some where words.contains("failed to allocate"): .memory
    default: nil
    }
  }

  /// Returns the plugin; nil if it's too large.
  func pluginFile() throws -> URL? {
    let file = folder.deletingLastPathComponent().appending(path: Self.plugin)
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CompilerError.noOutput(reason: "the plugin file is missing")
    }
    return status.st_size <= Self.pluginLimit ? file : nil
  }

  private func plugin(key: String) throws -> CompileOutcome {
    guard let file = try pluginFile() else { return .outputTooLarge }
    let found: [Diagnostic]
    do {
      found = try diagnostics(mustBeWhole: true)
    } catch BoundedFile.Refusal.tooLarge {
      return .outputTooLarge
    }
    // Warnings about unsafe code become errors.
    if found.contains(where: { $0.severity == .error }) { return .diagnostics(found) }
    var names: [ProbeName]?
    if let indexedModule {
      let work = folder.deletingLastPathComponent()
      var index = ProbeIndex(in: work, copies: copies, module: indexedModule)
      index.symbols = try probeSymbols()
      names = index.all()
      // Without the index, the origin of the code that the probes call is unknown.
      if names == nil { throw CompilerError.noOutput(reason: "the index of the probes is missing") }
    }
    return .plugin(
      CompiledPlugin(
        url: file, diagnostics: found, probeNames: names, wasCached: false, key: key))
  }

  /// Returns the compiler's messages with the learner's file names.
  ///
  /// - Parameter mustBeWhole: Whether unreadable messages are a failure of Rings, because the messages reveal
  ///   unsafe code.
  func diagnostics(mustBeWhole: Bool = false) throws -> [Diagnostic] {
    try diagnosticsFiles.flatMap { try diagnostics(in: $0, mustBeWhole: mustBeWhole) }
  }

  private func diagnostics(in name: String, mustBeWhole: Bool) throws -> [Diagnostic] {
    let file = folder.deletingLastPathComponent().appending(path: name).path
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.read(file, limit: Self.diagnosticsLimit)
    } catch BoundedFile.Refusal.tooLarge {
      throw BoundedFile.Refusal.tooLarge
    } catch {
      if mustBeWhole { throw CompilerError.noOutput(reason: "the compiler's output is missing") }
      return []
    }
    guard let read = try? SerializedDiagnostics(bytes) else {
      if mustBeWhole { throw CompilerError.noOutput(reason: "the compiler's output is damaged") }
      return []
    }
    return read.diagnostics.compactMap { $0.forLearners(copies) }
  }

  /// Returns the ends of the frontend's and the linker's output.
  func lastWords() -> String {
    let base = folder.deletingLastPathComponent()
    return [Self.frontendText, Self.linkerText].map { name in
      let end = BoundedFile.end(of: base.appending(path: name).path, count: 64 << 10) ?? []
      return String(decoding: end, as: UTF8.self)
    }.joined()
  }

  /// Returns the code that the compiler was working on, from its crash report.
  private func tooHardCode(in words: String) -> TooHardCode? {
    // The innermost activity is last: `5. While type-checking … at [src/A.swift:3:9 - line:3:80]`, `5. While
    // evaluating request TypeCheckFunctionBodyRequest(….body@src/A.swift:3:9)` or `5. With parser at source
    // location: src/A.swift:2:42`. Some activities continue on the next line: `3. While emitting IR SIL
    // function "…".` and ` for getter for body (at src/A.swift:3:7)`.
    let lines = words.utf8.split(separator: UInt8(ascii: "\n"))
    var last: TooHardCode?
    var step = TooHardCode.Step.typeChecking
    // Whether the next line may continue the current activity. Lines after a location may be the learner's
    // own text.
    var goesOn = false
    for line in lines {
      if Self.isActivity(line) {
        step = Self.isTranslation(line) ? .translating : .typeChecking
        goesOn = true
      } else if !goesOn || !line.starts(with: " for ".utf8) {
        goesOn = false
        continue
      }
      guard let place = Self.place(in: line, of: step, copies) else { continue }
      last = place
      goesOn = false
    }
    return last
  }

  /// The compiler's names for activities after type checking.
  private static let translations = ["silgen ", "silgen'ing ", "running pass ", "emitting IR "]

  /// Whether the line begins with a number, a period and a tab, as in `12.`.
  private static func isActivity(_ line: Substring.UTF8View) -> Bool {
    let number = line.prefix { $0 >= 0x30 && $0 <= 0x39 }
    return !number.isEmpty && line.dropFirst(number.count).starts(with: ".\t".utf8)
  }

  private static func isTranslation(_ activity: Substring.UTF8View) -> Bool {
    let lead = "While ".utf8
    let words = activity.drop { $0 != lead.first }
    return words.starts(with: lead)
      && translations.contains { words.dropFirst(lead.count).starts(with: $0.utf8) }
  }

  /// Returns the first location like `src/A.swift:3:9` in a line that may contain untrusted names.
  private static func place(
    in line: Substring.UTF8View, of step: TooHardCode.Step, _ copies: SourceCopies
  ) -> TooHardCode? {
    let separators = Set(" \t[]()@\"".utf8)
    for word in line.split(whereSeparator: separators.contains) {
      let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.count >= 3, word.count <= longestPlace,
        let line = Int(String(decoding: parts[1], as: UTF8.self)),
        let copy = copies.copy(forCompilerPath: String(decoding: parts[0], as: UTF8.self))
      else { continue }
      return TooHardCode(step: step, file: copy.original.path, line: line)
    }
    return nil
  }

  /// The maximum length of a location in bytes: a path in the working folder, a line and a column.
  private static let longestPlace = 1_000
}
