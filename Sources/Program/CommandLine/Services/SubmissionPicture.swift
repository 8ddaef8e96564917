import Classroom
import Curriculum
import Foundation
import Host
import Judge
import Results
import Sentences
import Storage
import Terminal
import Tutor
import Viewing
import WorkerProtocol

/// The picture of a learner's submission, for the teacher who reviews it.
struct SubmissionPicture {
  let pack: Pack
  let context: CommandContext

  /// Draws the exercise's preview with the learner's code; nil if it can't be drawn.
  ///
  /// The code is untrusted, so it runs only with full isolation.
  func text(of result: GradedSubmission, for exercise: Exercise) async -> String? {
    guard let preview = exercise.preview, let code = result.code, !code.isEmpty else { return nil }
    do {
      let folder = try PrivateFolder(in: CacheDirectory.user().folder("reviews"))
      defer { folder.remove() }
      let files = try code.enumerated().map { number, file in
        // Files with the same name come from different folders.
        let place = folder.url.appending(path: "\(number)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let url = place.appending(path: file.name)
        try Data(file.text.utf8).write(to: url)
        return url
      }
      let used = try UsedFiles(
        of: exercise, in: pack, ownNames: Set(code.map(\.name)), learnerFiles: { _ in [] })
      let language = context.terminal.language
      var question = PictureQuestion(
        preview, of: files + used.files.map(\.file),
        template: RenderRequest(subject: .widget(nil), locale: language.pictureLocale))
      question.besideResources = pack.resourceHolders(for: exercise)
      let studio = try await Services.found(context, minimumLevel: .full).studio
        .playing(exercise.service)
      guard case .pictures(let pictures, _, _) = try await studio.pictures(question) else {
        return nil
      }
      var printer = PicturePrinter(
        capabilities: context.terminal, columns: context.terminal.width, language: language)
      printer.saysRemarks = false
      return try await printer.printout(of: pictures)
        .painted(on: context.terminal, in: context.environment).text
    } catch {
      return nil
    }
  }
}
