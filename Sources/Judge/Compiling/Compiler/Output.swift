package import Foundation
package import Jailing
import Processes
import Storage

/// What a compile left in its output folder, which strangers' code may have influenced.
package struct Output {
  static let folder = "out"
  static let plugin = "\(folder)/plugin.so"
  static let diagnostics = "\(folder)/diagnostics.dia"
  static let frontendText = "\(folder)/frontend.txt"
  static let linkerText = "\(folder)/linker.txt"
  /// The compiler's words on the file with this number, and what it offers and wants, where the module is
  /// compiled by parts.
  static func diagnostics(ofFile number: Int) -> String { "\(folder)/diagnostics\(number).dia" }
  static func dependencies(ofFile number: Int) -> String {
    "\(folder)/dependencies\(number).swiftdeps"
  }
  /// Is there once the frontend has succeeded.
  static let compiledMark = "\(folder)/compiled"

  /// The most bytes of a plugin and of serialized diagnostics.
  static let pluginLimit = 32 << 20
  static let diagnosticsLimit = 4 << 20

  let folder: URL
  let copies: SourceCopies
  /// The module of which the names in probe files are wanted; nil where nobody wants them.
  var indexedModule: String?
  /// Reads the symbols of probe files, once there are objects.
  var probeSymbols: () throws -> [String: ProbeSymbols] = { [:] }
  /// Where the compiler's words are, relative to its working folder.
  var diagnosticsFiles: [String] = [Output.diagnostics]

  /// What a compile of these copies left in a folder.
  package init(folder: URL, copies: SourceCopies) {
    self.folder = folder
    self.copies = copies
  }

  /// The object of the file with this number.
  static func object(_ number: Int) -> String { "\(folder)/object\(number).o" }

  /// Reads the outcome from how the jail ended and what is in the folder.
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
    // An error in a file is its author's, whatever words they made it say.
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
      // A name may be longer than the compiler's own notes can hold.
      return .diagnostics([Diagnostic(severity: .error, message: Self.untold)])
    }
    return .crashed(end, lastWords: String(words.suffix(2000)))
  }

  /// How far the outcome can be relied on.
  func certainty(of report: JailReport) -> Certainty {
    var report = report
    report.end = Self.end(in: report)
    return report.certainty
  }

  /// Whether the frontend and the linker ended well.
  static func isSuccess(_ report: JailReport) -> Bool {
    end(in: report).isSuccess && report.limit == nil
  }

  /// How the tools ended: the script's shell adds 128 to a signal's number, as launchers do.
  private static func end(in report: JailReport) -> ProcessEnd {
    if case .exited(let code) = report.end { ProcessEnd(launcherCode: code) } else { report.end }
  }

  private static let untold =
    "The compiler found errors that are too long to be told. Shorten the names in your code."

  private var reachedLinker: Bool {
    FileStamp(path: folder.deletingLastPathComponent().appending(path: Self.compiledMark).path)
      != nil
  }

  /// Throws where a tool could not write what it made, which is nobody's fault who writes Swift.
  static func blameDisk(_ words: String, place: String) throws {
    for reason in [ENOSPC, EDQUOT].map({ String(cString: strerror($0)) })
    where words.contains(reason) {
      throw UnwritableFolder(reason: "\(place): \(reason)")
    }
  }

  /// The codes of the shell between the jail and the compiler when it could not start it; the compiler itself ends with
  /// 0 or 1, or by a signal.
  private static let shellCodes: Set<Int32> = [2, 126, 127]

  /// Throws where a tool could not be started, or not have its threads: that is the machine's failure.
  static func blameProcesses(_ words: String, _ end: ProcessEnd) throws {
    let reason = String(cString: strerror(EAGAIN))
    if case .exited(let code) = end, shellCodes.contains(code) {
      throw CompilerError.notStarted(
        reason: words.split(whereSeparator: \.isNewline).first.map(String.init) ?? end.evidence)
    }
    guard words.contains(reason) else { return }
    throw CompilerError.notStarted(reason: reason)
  }

  /// The compiler's complaint that something takes too long, and everything else: beside other
  /// errors it follows from them, such as from a type that does not exist.
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

  /// The plugin; nil where it is too large.
  func pluginFile() throws -> URL? {
    let file = folder.deletingLastPathComponent().appending(path: Self.plugin)
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw CompilerError.noOutput(reason: "there is no plugin file")
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
    // Warnings about unsafe code are read as errors.
    if found.contains(where: { $0.severity == .error }) { return .diagnostics(found) }
    var names: [ProbeName]?
    if let indexedModule {
      let work = folder.deletingLastPathComponent()
      var index = ProbeIndex(in: work, copies: copies, module: indexedModule)
      index.symbols = try probeSymbols()
      names = index.all()
      // Without it nobody knows whose code the probes call.
      if names == nil { throw CompilerError.noOutput(reason: "there is no index of the probes") }
    }
    return .plugin(
      CompiledPlugin(
        url: file, diagnostics: found, probeNames: names, wasCached: false, key: key))
  }

  /// What the compiler said, in the learner's own file names.
  ///
  /// - Parameter mustBeWhole: Whether what cannot be read is an error of ours: unsafe code is found here.
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
      if mustBeWhole { throw CompilerError.noOutput(reason: "the compiler's words are missing") }
      return []
    }
    guard let read = try? SerializedDiagnostics(bytes) else {
      if mustBeWhole { throw CompilerError.noOutput(reason: "the compiler's words are damaged") }
      return []
    }
    return read.diagnostics.compactMap { $0.forLearners(copies) }
  }

  /// The ends of what the frontend and the linker printed.
  func lastWords() -> String {
    let base = folder.deletingLastPathComponent()
    return [Self.frontendText, Self.linkerText].map { name in
      let end = BoundedFile.end(of: base.appending(path: name).path, count: 64 << 10) ?? []
      return String(decoding: end, as: UTF8.self)
    }.joined()
  }

  /// The code on which the frontend's crash report says it was working.
  private func tooHardCode(in words: String) -> TooHardCode? {
    // The innermost activity stands last: `5. While type-checking … at [src/A.swift:3:9 - line:3:80]`,
    // `5. While evaluating request TypeCheckFunctionBodyRequest(….body@src/A.swift:3:9)` or
    // `5. With parser at source location: src/A.swift:2:42`. Some go on in the line behind them:
    // `3. While emitting IR SIL function "…".` and ` for getter for body (at src/A.swift:3:7)`.
    let lines = words.utf8.split(separator: UInt8(ascii: "\n"))
    var last: TooHardCode?
    var step = TooHardCode.Step.typeChecking
    // Behind an activity with a place may stand the learner's own lines.
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

  /// How the compiler calls what it does once it knows all types.
  private static let translations = ["silgen ", "silgen'ing ", "running pass ", "emitting IR "]

  /// `12.` and a tab.
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

  /// The first `src/A.swift:3:9` in a line, whatever else a stranger's names put there.
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

  /// In bytes: a path of ours, a line and a column.
  private static let longestPlace = 1_000
}
