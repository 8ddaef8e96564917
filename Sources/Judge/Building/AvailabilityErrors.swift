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
      for diagnostic in diagnostics.filter(\.speaksOfAvailability)
      where known.insert(diagnostic).inserted {
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
      "has been renamed to",
    ]
    return severity == .error && words.contains(where: message.contains)
  }
}
