import Canvas
import Curriculum
import Foundation
import Host
import Judge
import Results
import Terminal
import Tutor

/// The learning screen with the services of this machine.
struct LearningScreen {
  let work: CourseWork
  let preparation: Preparation
  let course: Course

  /// Continues a session on the screen until the learner leaves it.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the session starts on the screen.
  ///   - aside: Runs a typed command beside the screen.
  func run(
    _ session: Session, isFirst: Bool, aside: @escaping TutorServices.Aside
  ) async -> Session {
    let context = work.context
    await preparation.begin()
    var services = LearningServices(
      workspace: course.workspace,
      canvas: { exercise, language in
        await preparation.note(exercise)
        await preparation.begin()
        var services = try await CanvasSession.exercise(
          exercise, of: work.speaking(language), records: false
        ).services
        if let check = services.check {
          services.check = { try await preparation.holding { try await check() } }
        }
        return services
      },
      illustrate: { order, capabilities in
        await LessonIllustration(pack: course.pack, context: context)
          .figures(order.blocks, of: order.exercise, order.language, on: capabilities)
      },
      edit: { place async throws(SessionFailure) in try await context.edit(place) },
      write: { StandardOutput.write($0) },
      capabilities: { context.currentTerminal },
      describe: { ErrorExplanation.text(of: $0, in: $1) })
    services.checkPictures = { pictures, capabilities, language in
      await CheckPictures(on: capabilities, in: context.environment).rows(
        of: pictures, in: language)
    }
    services.runAside = aside
    services.editor = Editor.preferred(environment: context.environment)
    services.recorded = { RecordedPictures(of: $0)?.pictures(of: $1) ?? [] }
    services.pixels = { await context.canvasPixels() }
    let presentation = Presentation(
      context.terminal, language: session.language, home: context.home,
      place: .screen)
    return await LearningLoop(session, services, on: presentation, returnsToPrompt: !isFirst).run()
  }
}

extension CommandContext {
  /// Returns a source of pixels for a full screen; nil for cells.
  func canvasPixels() async -> CanvasPixels? {
    await PixelPrinter(choice: terminal.pictures, environment: environment, columns: terminal.width)
      .canvasPixels()
  }

  /// Opens a place in the learner's editor and returns when the editor closes.
  func edit(_ place: FilePlace) async throws(SessionFailure) {
    guard let editor = Editor.preferred(environment: environment) else { throw .noEditor }
    try await editor.open(place)
  }
}
