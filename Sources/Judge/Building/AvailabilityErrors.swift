import Foundation
import Workbench

/// What files use that an older iOS does not have, in the compiler's own words.
struct AvailabilityErrors {
  let compiler: PluginCompiler

  /// Looks at the files once for each version; what several versions lack is told once.
  ///
  /// Errors of another kind, which compiling tells as well, are left to it.
  func found(
    in files: [URL], deploymentTargets: [String], options: CompileOptions = CompileOptions()
  ) async throws -> [VerdictDiagnostic] {
    var known: Set<Diagnostic> = []
    var found: [VerdictDiagnostic] = []
    for target in deploymentTargets {
      let diagnostics = try await compiler.availability(
        of: files, deploymentTarget: target, options: options)
      let errors = diagnostics.filter(\.speaksOfAvailability)
      // An expansion within an expansion has no place; what has one says the same.
      let placed = errors.filter { $0.location != nil }
      for diagnostic in placed.isEmpty ? errors : placed where known.insert(diagnostic).inserted {
        found += VerdictDiagnostic.list(diagnostic)
      }
    }
    return found
  }
}

extension Diagnostic {
  /// “is only available in iOS 16.0 or newer”, “cannot be marked potentially unavailable”, and what
  /// became unavailable or obsolete.
  fileprivate var speaksOfAvailability: Bool {
    let words = [
      "available in", "unavailable", "obsoleted in", "more available than",
      "as available as", "sufficient availability", "has been renamed to",
    ]
    return severity == .error && words.contains(where: message.contains)
  }
}
