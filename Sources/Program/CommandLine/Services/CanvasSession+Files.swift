import Canvas
import Curriculum
import Foundation
import Host
import Learning
import Sentences
import WorkerProtocol
import Tutor
import Viewing

extension CanvasSession {
  /// Creates a canvas of named files and folders, or of a project.
  ///
  /// - Parameter target: The name of the project's target; nil for its widget extension.
  /// - Throws: `FileError`, `ProjectError`, and failures of this machine.
  static func files(
    _ paths: [String], target: String?, widget: String?, language: Language,
    timeZone: PhoneTimeZone = .machine(), in context: CommandContext
  ) async throws -> CanvasSession {
    let first = try TakenSources(paths, target: target, at: nil)
    let studio = try await Services.studio(for: first, in: context, tellsLines: false)
    // A file may be missing for a moment while an editor saves it.
    let files: @Sendable () -> [URL] = {
      (try? TakenSources(paths, target: target, at: nil))?.files ?? first.files
    }
    let name = paths.count == 1 ? paths[0] : "\(paths[0]) + \(paths.count - 1)"
    return CanvasSession(
      model: CanvasModel(
        name: URL(filePath: name).lastPathComponent,
        look: CanvasAppearance(locale: language.pictureLocale, timeZone: timeZone)),
      services: services(
        studio, files: files, language: language, in: context
      ) { order in
        PictureQuestion(
          files: files(), view: nil, widget: widget, order: order)
      }, studio: studio,
      presentation: Presentation(
        context.terminal, language: language, home: context.home, place: .shell),
      workspace: (first.files.first ?? context.folder).deletingLastPathComponent())
  }
}
