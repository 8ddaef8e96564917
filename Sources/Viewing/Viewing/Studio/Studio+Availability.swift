package import Compiling
package import Foundation
package import Judge
package import PhoneFacts

extension Studio {
  /// What does not exist on an older iOS, in the compiler's own words.
  ///
  /// - Parameter deploymentTargets: The versions that are asked about.
  package func availability(
    of files: [URL], deploymentTargets: [SystemVersion], options: CompileOptions = CompileOptions()
  ) async throws -> [VerdictDiagnostic] {
    // What is wrong with a definition is said where the files are opened.
    guard
      let prepared = try? await PreparedSources(
        files, of: target, bundle: nil, options: options, in: telling { _ in }),
      // The iPhone's compiler cannot read modules that were made for this machine.
      prepared.options.modules.names.isEmpty
    else { return [] }
    defer { withExtendedLifetime(prepared) {} }
    let (files, options) = (prepared.files, prepared.options)
    let found = try await AvailabilityErrors(compiler: configuration.compiler)
      .found(in: files, deploymentTargets: deploymentTargets, options: options)
    let trial = RepairTrial(
      compiler: configuration.compiler, scratch: try configuration.scratch, files: files,
      targets: deploymentTargets, options: options)
    return await trial.tried(found.tooNew) + found.unplaced
  }

  /// Prepares what `availability` needs; it takes some seconds, once for a toolchain and a build.
  ///
  /// - Throws: Why this machine cannot.
  package func prepareAvailability() async throws {
    try await configuration.compiler.prepareAvailability()
  }
}
