package import Compiling
package import Foundation
package import Judge
package import PhoneFacts
import Sentences
package import Stage
package import XcodeProjects

/// What compiling and loading files tells about them.
package struct Inspection {
  package let contents: PluginContents
  package let diagnostics: [VerdictDiagnostic]
  package let compiles: Bool
  /// The target that the files are of; nil where files are taken as they lie.
  package var target: AppTarget?

  /// Compiles and loads the files.
  ///
  /// - Parameters:
  ///   - bundle: A folder whose resources are taken before those beside the files.
  ///   - deploymentTargets: Versions that they must compile for besides.
  /// - Throws: `StudioFailure` where the code is not to blame, and failures of this machine.
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

  /// What is declared; only the names, with a warning, where the code ends before it has told more.
  private static func contents(
    of session: StudioSession, in studio: Studio
  ) async throws -> (PluginContents, notes: [VerdictDiagnostic]) {
    let failure: StudioFailure
    do {
      let contents = try await session.ask(InspectRequest.everything)
      await session.close()
      return (contents, [])
    } catch {
      failure = error
    }
    guard failure.isOfTheCode else { throw failure }
    let second = try await studio.reopen(session)
    let names = try await second.ask(InspectRequest.types)
    await second.close()
    var warning = VerdictDiagnostic(
      severity: .warning,
      message: Sentence(
        """
        It compiles, but it ends when its widgets are asked what they declare. \(failure.sentence)
        """,
        ko: "컴파일은 되지만, 위젯에게 무엇을 선언하는지 물으면 끝나요. \(failure.sentence)"))
    if case .ended(let end) = failure {
      warning.file = end.file
      warning.line = end.line
    }
    return (names, [warning])
  }

  /// The compiler's own messages about an older iOS; none where they are not asked for.
  private static func availability(
    of files: [URL], _ targets: [SystemVersion], options: CompileOptions, in studio: Studio
  ) async throws -> [VerdictDiagnostic] {
    guard !targets.isEmpty else { return [] }
    return try await studio.availability(
      of: files, deploymentTargets: targets, options: options)
  }
}

extension StudioFailure {
  /// True where the files' own code is the reason, which says nothing against compiling them.
  fileprivate var isOfTheCode: Bool {
    switch self {
    case .ended, .threw: true
    case .unanswerable, .impossible, .forged: false
    }
  }
}
