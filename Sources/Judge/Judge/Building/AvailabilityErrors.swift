package import Compiling
package import Foundation
package import Jailing
package import PhoneFacts
package import Processes

/// Finds APIs in the files that an older iOS version lacks, using the compiler's errors.
package struct AvailabilityErrors {
  let compiler: PluginCompiler

  package init(compiler: PluginCompiler) {
    self.compiler = compiler
  }

  package struct Findings {
    package var tooNew: [VerdictDiagnostic] = []
    /// Errors without a location, reported by a compiler that stopped early.
    ///
    /// They count only if the regular compilation reports nothing.
    package var unplaced: [VerdictDiagnostic] = []
    package var certainty = Certainty()

    var isEmpty: Bool { tooNew.isEmpty && unplaced.isEmpty }
  }

  /// Checks the files for each version.
  ///
  /// An error that several versions share is reported once.
  ///
  /// Leaves out other errors with a location, because the regular compilation reports them too.
  package func found(
    in files: [URL], deploymentTargets: [SystemVersion], options: CompileOptions = CompileOptions(),
    deadline: Deadline? = nil
  ) async throws -> Findings {
    var known: Set<Diagnostic> = []
    var found = Findings()
    for target in deploymentTargets {
      let report = try await compiler.availability(
        of: files, deploymentTarget: target, options: options, deadline: deadline)
      let diagnostics = report.diagnostics
      found.certainty.add(report.certainty)
      let errors = diagnostics.filter(\.speaksOfAvailability)
      // An error in a nested macro expansion has no location. A located error says the same.
      let placed = errors.filter { $0.location != nil }
      for diagnostic in placed.isEmpty ? errors : placed where known.insert(diagnostic).inserted {
        found.tooNew += VerdictDiagnostic.list(diagnostic)
      }
      for diagnostic in diagnostics
      where diagnostic.severity == .error && diagnostic.location == nil
        && !diagnostic.speaksOfAvailability && known.insert(diagnostic).inserted
      {
        found.unplaced += VerdictDiagnostic.list(diagnostic)
      }
    }
    found.tooNew = found.tooNew.explained()
    found.unplaced = found.unplaced.explained()
    return found
  }
}
