package import Compiling
package import Foundation
package import PhoneFacts
package import Processes
import Sentences
import Storage

/// Tries out on a copy what may mend an error, before anybody is told to type it.
///
/// The compiler suggests what would make one place pass, whatever that does to the rest: after `spacing: 6 {`
/// a parenthesis at the very end, `var` where `=` was typed for `==`. What is told here leaves fewer errors
/// than there were and none in the lines that it changes, and of several ways it is the one that leaves the
/// fewest; what was not tried is not told.
package struct RepairTrial: Sendable {
  let compiler: PluginCompiler
  /// Where copies are written.
  let scratch: URL
  /// All files of the module.
  let files: [URL]
  let target: SystemVersion
  let options: CompileOptions
  let deadline: Deadline?

  /// Ways to mend the first errors that are tried; each takes a type check.
  private static let mostTrials = 8

  /// Errors beyond the first ones are often gone with them.
  private static let mostErrors = 3

  /// What one type check may take: whoever waits for an answer does not wait for a suggestion.
  private static let patience = Duration.seconds(4)

  /// - Parameters:
  ///   - files: All files of the module, as the diagnostics name them.
  ///   - targets: The versions of iOS that the files are meant for; the oldest is asked.
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

  /// The diagnostics with those suggestions only that help.
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
        // Where that cannot be told, nothing else can: whatever is left is not tried, and so not told.
        if before == nil { trialsLeft = 0 }
      }
      guard let before else { continue }
      let left = await errors(left: Array(repairs), in: file, text)
      guard let fewest = left.compactMap(\.self).min(), fewest < before else { continue }
      let best = zip(repairs, left).filter { $0.1 == fewest }.map(\.0)
      // Of ours the first says it; the compiler's are different ways of which people choose.
      let told = best[0].isTheCompilers ? best.filter(\.isTheCompilers) : [best[0]]
      result[place].fixes = told.map(\.fix)
      if let meaning = told[0].meaning { result[place].explanation = meaning }
    }
    return result
  }

  /// What may mend an error: what people mostly mean by it, and what the compiler suggests.
  private func repairs(
    of diagnostic: VerdictDiagnostic, notes: [VerdictDiagnostic], in text: String
  ) -> [Repair] {
    var repairs =
      RepairIdeas(
        diagnostic, notes: notes, in: text, names: try? compiler.frameworkNames())?.all ?? []
    for fix in diagnostic.fixes {
      // What both think of is the compiler's, and has our words.
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

  /// How many errors each way leaves; nil where it mends nothing, or that cannot be told.
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

  /// Where these files have errors; nil where the compiler did not get to the end.
  private func errors(in files: [URL]) async -> [Diagnostic.Location]? {
    let report = try? await compiler.availability(
      of: files, deploymentTarget: target, options: options, deadline: deadline)
    guard let errors = report?.diagnostics.filter({ $0.severity == .error }) else { return nil }
    let places = errors.compactMap(\.location)
    return places.count == errors.count ? places : nil
  }
}
