package import Foundation
import Judge
package import PhoneFacts
import WidgetLint

extension Studio {
  /// Compiles the files and draws their widgets for `lint`.
  ///
  /// - Parameters:
  ///   - bundle: A folder of resources that take precedence over those beside the files.
  ///   - widget: A widget's type or kind; nil for all widgets.
  ///   - systemVersion: The iOS version of the phone that draws the widgets.
  ///   - deploymentTargets: Older iOS versions for which to check availability.
  /// - Throws: `RefusedSource` for files that don't compile, `UnknownWidget`, `StudioFailure` if the code
  ///   threw or ended, and failures of this machine.
  package func lintSubjects(
    in files: [URL], bundle: URL? = nil, widget: String?, systemVersion: SystemVersion,
    deploymentTargets: [SystemVersion]
  ) async throws -> LintInput {
    async let problems = availabilityProblems(in: files, deploymentTargets)
    switch try await open(files: files, bundle: bundle) {
    case .refused(let diagnostics): throw RefusedSource(diagnostics: diagnostics)
    case .opened(let session, _):
      var drawing = LintDrawing(studio: self, session: session)
      do {
        let look = try await drawing.look(
          at: widget, systemVersion: systemVersion, sources: LintSources(files),
          availability: try await problems)
        await drawing.session.close()
        return look
      } catch {
        await drawing.session.close()
        throw error
      }
    }
  }

  /// Returns the uses of API that the deployment targets lack, or nil without deployment targets.
  private func availabilityProblems(
    in files: [URL], _ deploymentTargets: [SystemVersion]
  ) async throws -> [AvailabilityProblem]? {
    guard !deploymentTargets.isEmpty else { return nil }
    let diagnostics = try await availability(of: files, deploymentTargets: deploymentTargets)
    return diagnostics.map { diagnostic in
      let file = diagnostic.file.map { name in
        files.first { $0.relativePath == name || $0.lastPathComponent == name }?.relativePath
          ?? name
      }
      return AvailabilityProblem(
        message: diagnostic.message.spoken(in: .english),
        place: file.map { LintPlace(file: $0, line: diagnostic.line ?? 1) })
    }
  }
}
