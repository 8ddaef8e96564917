package import Compiling
package import Foundation
package import PhoneFacts
package import Processes
import Sentences
import Storage

/// Tries repairs on a copy before suggesting them to the learner.
///
/// The compiler's own fix-its make one location compile, whatever they do to the rest. For example, it
/// suggests a parenthesis at the very end of `spacing: 6 {`, or `var` for an `=` that should be `==`. A
/// repair is suggested only if it leaves fewer errors in total and none in the lines it changes. Among
/// several repairs, the ones with the fewest remaining errors win.
package struct RepairVerification: Sendable {
  let compiler: PluginCompiler
  let scratch: URL
  let files: [URL]
  let target: SystemVersion
  let options: CompileOptions
  let deadline: Deadline?

  /// The maximum number of repairs to try.
  ///
  /// Each repair requires a type check.
  private static let mostTrials = 8

  /// The maximum number of errors to repair.
  ///
  /// Later errors often disappear with the first ones.
  private static let mostErrors = 3

  /// The time limit of a type check, because the learner is waiting for the verdict.
  private static let patience = Duration.seconds(4)

  /// - Parameters:
  ///   - files: All files of the module, by the names used in the diagnostics.
  ///   - targets: The versions of iOS that the files support. Repairs are checked for the oldest version.
  package init(
    compiler: PluginCompiler, scratch: URL, files: [URL], targets: [SystemVersion] = [],
    options: CompileOptions = CompileOptions(), deadline: Deadline? = nil
  ) {
    self.compiler = compiler
    self.scratch = scratch
    self.files = files
    target = targets.min() ?? .newest
    var options = options
    options.limits.wallTime = min(options.limits.wallTime, Self.patience)
    self.options = options
    self.deadline = deadline
  }

  /// Returns the diagnostics with only those suggestions that work.
  package func tried(_ diagnostics: [VerdictDiagnostic]) async -> [VerdictDiagnostic] {
    var result = diagnostics
    var trialsLeft = Self.mostTrials
    var errorsLeft = Self.mostErrors
    var before: Int?
    for place in diagnostics.indices where diagnostics[place].severity == .error {
      let diagnostic = diagnostics[place]
      guard diagnostic.rule == nil, let file = file(named: diagnostic.file) else { continue }
      result[place].fixes = []
      guard errorsLeft > 0, trialsLeft > 0, deadline?.isOver != true,
        let text = QuotedSource.reading(file.path).map({ String(decoding: $0.bytes, as: UTF8.self) }
        )
      else { continue }
      let notes = diagnostics[(place + 1)...].prefix { $0.severity == .note }
      let repairs = repairs(of: diagnostic, notes: Array(notes), in: text).prefix(trialsLeft)
      guard !repairs.isEmpty else { continue }
      errorsLeft -= 1
      trialsLeft -= repairs.count
      if before == nil {
        before = await errors(in: files)?.count
        // Without the current number of errors, no repair can be compared.
        if before == nil { trialsLeft = 0 }
      }
      guard let before else { continue }
      let left = await errors(left: Array(repairs), in: file, text)
      guard let fewest = left.compactMap(\.self).min(), fewest < before else { continue }
      let best = zip(repairs, left).filter { $0.1 == fewest }.map(\.0)
      // Of our own repairs, show the first. The compiler's repairs are alternatives for the learner to choose
      // from.
      let told = best[0].isTheCompilers ? best.filter(\.isTheCompilers) : [best[0]]
      result[place].fixes = told.map(\.fix)
      if let meaning = told[0].meaning { result[place].explanation = meaning }
    }
    return result
  }

  /// Returns the possible repairs of an error, from typical mistakes and from the compiler's suggestions.
  private func repairs(
    of diagnostic: VerdictDiagnostic, notes: [VerdictDiagnostic], in text: String
  ) -> [Repair] {
    var repairs =
      RepairIdeas(
        diagnostic, notes: notes, in: text, names: try? compiler.frameworkNames())?.all ?? []
    for fix in diagnostic.fixes {
      // A repair from both sources keeps the compiler's message and our explanation.
      if let same = repairs.firstIndex(where: { $0.fix == fix }) {
        repairs[same].fix.message = fix.message
        continue
      }
      var repair = Repair(fix)
      repair.isTheCompilers = true
      repairs.append(repair)
    }
    return repairs
  }

  private func file(named name: String?) -> URL? {
    files.first { $0.lastPathComponent == name }
  }

  /// Returns the number of errors that remain after each repair; nil for a repair that doesn't help or whose
  /// effect is unknown.
  private func errors(left repairs: [Repair], in file: URL, _ text: String) async -> [Int?] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let results = try? await concurrently(repairs, atMost: 2) { repair -> Int? in
      let fix = repair.proof ?? repair.fix
      guard let changed = fix.applied(to: lines), let folder = try? PrivateFolder(in: scratch)
      else { return nil }
      let copy = folder.url.appending(path: file.lastPathComponent)
      do {
        try ScratchFile.write(Data(changed.joined(separator: "\n").utf8), to: copy)
      } catch { return nil }
      guard let left = await errors(in: files.map { $0 == file ? copy : $0 }) else { return nil }
      let new = fix.line..<fix.line + fix.text.count(where: { $0 == "\n" }) + 1
      let mends = left.allSatisfy { $0.file != copy.path || !new.contains($0.line) }
      return mends ? left.count : nil
    }
    return results ?? repairs.map { _ in nil }
  }

  /// Returns the locations of the files' errors, or nil if the compiler did not finish.
  private func errors(in files: [URL]) async -> [Diagnostic.Location]? {
    let report = try? await compiler.availability(
      of: files, deploymentTarget: target, options: options, deadline: deadline)
    guard let errors = report?.diagnostics.filter({ $0.severity == .error }) else { return nil }
    let places = errors.compactMap(\.location)
    return places.count == errors.count ? places : nil
  }
}
