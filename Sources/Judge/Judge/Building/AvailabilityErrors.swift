package import Compiling
package import Foundation
package import Jailing
package import PhoneFacts
package import Processes

/// What files use that an older iOS does not have, in the compiler's own words.
package struct AvailabilityErrors {
  let compiler: PluginCompiler

  package init(compiler: PluginCompiler) {
    self.compiler = compiler
  }

  /// What was found, for one version after the other.
  package struct Findings {
    /// Errors about what an older iOS does not have.
    package var tooNew: [VerdictDiagnostic] = []
    /// Errors of another kind that stand in no file.
    ///
    /// The compiler did not get to the end; they count where compiling tells nothing.
    package var unplaced: [VerdictDiagnostic] = []
    /// How far that can be relied on.
    package var certainty = Certainty()

    var isEmpty: Bool { tooNew.isEmpty && unplaced.isEmpty }
  }

  /// Looks at the files once for each version; what several versions lack is told once.
  ///
  /// Errors of another kind with a place, which compiling tells as well, are left to it.
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
      // An expansion within an expansion has no place; what has one says the same.
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
