package import Foundation
package import Workbench

extension Studio {
  /// What does not exist on an older iOS, in the compiler's own words.
  ///
  /// Errors of another kind, which compiling tells as well, are left to it.
  ///
  /// - Parameter deploymentTarget: Such as `15.0`.
  package func availability(
    of files: [URL], deploymentTarget: String, options: CompileOptions = CompileOptions()
  ) async throws -> [VerdictDiagnostic] {
    let diagnostics = try await configuration.compiler.availability(
      of: files, deploymentTarget: deploymentTarget, options: options)
    return diagnostics.filter(\.speaksOfAvailability).flatMap(VerdictDiagnostic.list)
  }
}

extension Diagnostic {
  /// “is only available in iOS 16.0 or newer”, “cannot be marked potentially unavailable”, and what
  /// became unavailable or obsolete.
  var speaksOfAvailability: Bool {
    severity == .error
      && ["available in", "potentially unavailable", "unavailable in", "obsoleted in"]
        .contains(where: message.contains)
  }
}
