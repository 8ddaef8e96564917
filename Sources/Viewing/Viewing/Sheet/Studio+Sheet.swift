package import Compiling
package import Foundation
package import WorkerProtocol

extension Studio {
  /// Compiles the files, opens a widget's edit sheet, and draws the widget with its values.
  ///
  /// - Parameters:
  ///   - picture: The request for the widget; its family and configuration come from the edit sheet.
  ///   - bundle: A folder of resources that take precedence over those beside the files.
  /// - Throws: `RefusedSource` for files that don't compile, `StudioFailure`, and failures of this machine.
  package func editedWidget(
    _ request: SheetRequest, picture: RenderRequest, files: [URL], bundle: URL?,
    options: CompileOptions
  ) async throws -> EditedWidget {
    switch try await open(files: files, bundle: bundle, options: options) {
    case .refused(let diagnostics): throw RefusedSource(diagnostics: diagnostics)
    case .opened(let session, _):
      do {
        var edited = EditedWidget(sheet: try await session.ask(request))
        if edited.sheet.style != .none {
          do {
            edited.picture = try await session.ask(
              Self.picture(picture, of: edited.sheet, chosen: request.configuration))
          } catch {
            edited.failure = error
          }
        }
        await session.close()
        return edited
      } catch {
        await session.close()
        throw error
      }
    }
  }

  /// Returns the request for the widget with the chosen values, as the phone stores them.
  private static func picture(
    _ request: RenderRequest, of sheet: EditSheet, chosen: [String: String]
  ) throws(StudioFailure) -> RenderRequest {
    var request = request
    request.family = sheet.family.map(PictureFamily.widget) ?? .control(.controlSmall)
    request.configuration = chosen
    for parameter in sheet.parameters {
      guard let gone = parameter.gone,
        let kept = try? String(decoding: JSONEncoder().encode(gone), as: UTF8.self)
      else { continue }
      request.configuration[parameter.name] = kept
    }
    return request
  }
}
