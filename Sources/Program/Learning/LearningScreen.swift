import Canvas
import Curriculum
import Foundation
import Host
import Judge
import Terminal
import Tutor

/// The learning screen with the services of this machine.
struct LearningScreen {
  let work: CourseWork
  let preparation: Preparation
  let course: Course

  /// Continues a session on the screen until the learner returns to the prompt.
  func run(_ session: Session) async -> Session {
    let context = work.context
    await preparation.begin()
    let services = LearningServices(
      workspace: course.workspace,
      canvas: { exercise, language in
        await preparation.note(exercise)
        await preparation.begin()
        return try await CanvasSession.exercise(
          exercise, of: work.speaking(language), records: false
        ).services
      },
      illustrate: { order, capabilities in
        await LessonIllustration(pack: course.pack, context: context)
          .figures(order.blocks, of: order.exercise, order.language, on: capabilities)
      },
      edit: { place async throws(SessionFailure) in try await context.edit(place) },
      write: { StandardOutput.write($0) },
      capabilities: { .ofStandardOutput(environment: context.environment) },
      describe: { ErrorExplanation.text(of: $0, in: $1) })
    let presentation = Presentation(
      context.terminal, language: session.language, home: context.home,
      place: .watching)
    return await LearningLoop(session, services, on: presentation).run()
  }
}

extension CommandContext {
  /// Opens a place in the learner's editor and returns when the editor closes.
  func edit(_ place: FilePlace) async throws(SessionFailure) {
    guard let editor = Editor.preferred(environment: environment) else { throw .noEditor }
    try await editor.open(place)
  }
}
