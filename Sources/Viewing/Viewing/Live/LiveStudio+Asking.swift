package import Foundation
import Judge
package import PhoneFacts
package import Stage
package import WidgetLint

extension LiveStudio {
  /// Puts a finger on what compiled last; nil where nothing did yet.
  ///
  /// - Throws: `StudioFailure`, and failures of this machine.
  package func touch(_ request: TouchRequest) async throws -> TouchReport? {
    try await answer(to: request)
  }

  /// The edit sheet of what compiled last; nil where nothing did yet.
  ///
  /// - Throws: `StudioFailure`, and failures of this machine.
  package func sheet(_ request: SheetRequest) async throws -> EditSheet? {
    try await answer(to: request)
  }

  /// What the lint finds in what compiled last; nil where nothing did yet, or nothing is a widget.
  ///
  /// It looks at many pictures in a process of its own, so that nobody waits for it.
  ///
  /// - Parameter files: Those that compiled.
  /// - Throws: `UnknownWidget`, `StudioFailure`, and failures of this machine.
  package func lint(
    _ files: [URL], widget: String?, systemVersion: SystemVersion
  ) async throws -> LintReport? {
    // As `rings lint` does, whose findings are the same everywhere.
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
