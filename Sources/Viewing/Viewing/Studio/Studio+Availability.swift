package import Compiling
package import Foundation
package import Judge
package import PhoneFacts

extension Studio {
  /// Returns the compiler's messages about API that older iOS versions lack.
  ///
  /// - Parameter deploymentTargets: The iOS versions to check.
  package func availability(
    of files: [URL], deploymentTargets: [SystemVersion], options: CompileOptions = CompileOptions()
  ) async throws -> [VerdictDiagnostic] {
    // Opening the files reports errors in intent definitions.
    guard
      let prepared = try? await PreparedSources(
        files, of: target, bundle: nil, options: options, in: telling { _ in }),
      // A compiler for the iPhone can't read modules built for this machine.
      prepared.options.modules.names.isEmpty
    else { return [] }
    defer { withExtendedLifetime(prepared) {} }
    let (files, options) = (prepared.files, prepared.options)
    let found = try await AvailabilityErrors(compiler: configuration.compiler)
      .found(in: files, deploymentTargets: deploymentTargets, options: options)
    let trial = RepairVerification(
      compiler: configuration.compiler, scratch: try configuration.scratch, files: files,
      targets: deploymentTargets, options: options)
    // Leave out problems in code that Rings generates: the code that Xcode generates has availability guards.
    let own = prepared.withoutGenerated(found.tooNew).filter { $0.file != nil }
    return await trial.tried(own) + found.unplaced
  }

  /// Prepares for `availability`, which takes some seconds, once per toolchain and build.
  ///
  /// - Throws: The reason this machine can't check availability.
  package func prepareAvailability() async throws {
    try await configuration.compiler.prepareAvailability()
  }
}
