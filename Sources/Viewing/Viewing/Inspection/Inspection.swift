package import Compiling
package import Foundation
package import Judge
package import PhoneFacts
import Sentences
package import WorkerProtocol
package import XcodeProjects

/// The result of compiling and loading files.
package struct Inspection {
  package let contents: PluginContents
  package let diagnostics: [VerdictDiagnostic]
  package let compiles: Bool
  /// The target of the files; nil for files without a project.
  package var target: AppTarget?

  /// Compiles and loads the files.
  ///
  /// - Parameters:
  ///   - bundle: A folder of resources that take precedence over those beside the files.
  ///   - deploymentTargets: Additional iOS versions that the files must compile for.
  /// - Throws: `StudioFailure` if the code isn't the cause, and failures of this machine.
  package static func of(
    _ files: [URL], bundle: URL? = nil, deploymentTargets: [SystemVersion], options: CompileOptions,
    in studio: Studio
  ) async throws -> Inspection {
    async let availability = availability(
      of: files, deploymentTargets, options: options, in: studio)
    let opening = try await studio.open(files: files, bundle: bundle, options: options)
    let older = try await availability
    switch opening {
    case .refused(let diagnostics):
      return Inspection(
        contents: PluginContents(), diagnostics: (diagnostics + older).toldOnce().errorsFirst(),
        compiles: false, target: studio.target)
    case .opened(let session, let warnings):
      let (contents, notes) = try await contents(of: session, in: studio)
      return Inspection(
        contents: contents, diagnostics: (warnings + notes + older).toldOnce().errorsFirst(),
        compiles: !older.contains { $0.severity == .error }, target: studio.target)
    }
  }

  /// Returns the declarations, or only their names with a warning if the code ends early.
  private static func contents(
    of session: StudioSession, in studio: Studio
  ) async throws -> (PluginContents, notes: [VerdictDiagnostic]) {
    let failure: StudioFailure
    do {
      var contents = try await session.ask(InspectRequest.everything)
      guard !contents.previews.isEmpty else {
        await session.close()
        return (contents, [])
      }
      let listed = try await studio.previews(in: session)
      contents.previews = listed.previews.map(\.name)
      await listed.session.close()
      return (contents, [])
    } catch let reason as StudioFailure {
      failure = reason
    }
    guard failure.isOfTheCode else { throw failure }
    let second = try await studio.reopen(session)
    let names = try await second.ask(InspectRequest.types)
    await second.close()
    var warning = VerdictDiagnostic(
      severity: .warning,
      message: Sentence(
        """
        The code compiles, but the process ends when Rings asks its widgets for their declarations. \
        \(failure.sentence)
        """,
        ko: "컴파일은 되지만, 위젯이 무엇을 선언하는지 확인할 때 코드가 멈춰요. \(failure.sentence)"))
    if case .ended(let end) = failure {
      warning.file = end.file
      warning.line = end.line
    }
    return (names, [warning])
  }

  /// Returns the compiler's messages about older iOS versions, or none without deployment targets.
  private static func availability(
    of files: [URL], _ targets: [SystemVersion], options: CompileOptions, in studio: Studio
  ) async throws -> [VerdictDiagnostic] {
    guard !targets.isEmpty else { return [] }
    return try await studio.availability(
      of: files, deploymentTargets: targets, options: options)
  }
}

extension StudioFailure {
  /// Whether the files' own code caused the failure, although the code compiles.
  fileprivate var isOfTheCode: Bool {
    switch self {
    case .ended, .threw: true
    case .unanswerable, .impossible, .forged: false
    }
  }
}
