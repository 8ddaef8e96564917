package import Compiling
package import Foundation
package import Stage

extension Studio {
  /// Compiles the files, draws a widget and taps it.
  ///
  /// - Parameter bundle: A folder of resources that take precedence over those beside the files.
  /// - Throws: `RefusedSource` for files that don't compile, `StudioFailure`, and failures of this machine.
  package func touch(
    _ request: TouchRequest, files: [URL], bundle: URL?, options: CompileOptions
  ) async throws -> TouchReport {
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
