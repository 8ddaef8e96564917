package import Compiling
package import Foundation
package import WorkerProtocol

extension Studio {
  /// Compiles the files, draws a widget and taps it.
  ///
  /// - Parameter bundle: A folder of resources that take precedence over those beside the files.
  /// - Throws: `RefusedSource` for files that don't compile, `StudioFailure`, and failures of this machine.
  package func touch(
    _ request: WidgetTapRequest, files: [URL], bundle: URL?, options: CompileOptions
  ) async throws -> TapReport {
    switch try await open(files: files, bundle: bundle, options: options) {
    case .refused(let diagnostics): throw RefusedSource(diagnostics: diagnostics)
    case .opened(let session, _):
      do {
        let report = try await session.ask(request)
        await session.close()
        return report
      } catch {
        await session.close()
        throw error
      }
    }
  }
}
