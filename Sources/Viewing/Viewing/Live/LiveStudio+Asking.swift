package import Foundation
import Judge
package import PhoneFacts
package import WorkerProtocol
package import WidgetLint

extension LiveStudio {
  /// Taps a picture of the last code that compiled; returns nil if no code has compiled yet.
  ///
  /// - Throws: `StudioFailure`, and failures of this machine.
  package func touch(_ request: WidgetTapRequest) async throws -> TapReport? {
    try await answer(to: request)
  }

  /// Returns the edit sheet of the last code that compiled, or nil if no code has compiled yet.
  ///
  /// - Throws: `StudioFailure`, and failures of this machine.
  package func sheet(_ request: SheetRequest) async throws -> EditSheet? {
    try await answer(to: request)
  }

  /// Returns the findings of `lint` in the last code that compiled, or nil if no code has compiled yet or the
  /// code has no widgets.
  ///
  /// It draws many pictures, so it uses a separate process that doesn't delay other requests.
  ///
  /// - Parameter files: The files that compiled.
  /// - Throws: `UnknownWidget`, `StudioFailure`, and failures of this machine.
  package func lint(
    _ files: [URL], widget: String?, systemVersion: SystemVersion
  ) async throws -> LintReport? {
    // A fixed time zone, as in `rings lint`, gives the same findings everywhere.
    guard let session = try await another(in: .fixed) else { return nil }
    var drawing = LintDrawing(studio: studio, session: session)
    let subjects: [LintSubject]
    do {
      subjects = try await drawing.look(
        at: widget, systemVersion: systemVersion, sources: LintSources(files), availability: nil
      ).subjects
      await drawing.session.close()
    } catch {
      await drawing.session.close()
      throw error
    }
    return subjects.isEmpty ? nil : LintReport(subjects)
  }
}
