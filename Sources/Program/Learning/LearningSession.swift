package import Curriculum
import Foundation
package import Host
import Judge
import Results
import Sentences
import Terminal
package import Tutor

/// A tutor session with the services of this machine.
package struct LearningSession {
  let course: Course
  let context: CommandContext
  let exercise: String?
  let typed: TypedCommands

  package init(
    course: Course, context: CommandContext, exercise: String? = nil, typed: TypedCommands
  ) {
    self.course = course
    self.context = context
    self.exercise = exercise
    self.typed = typed
  }

  package func run() async throws -> Session.Outcome { try await run { await $0.run() } }

  package func runOnScreen() async throws -> Session.Outcome {
    try await run { await $0.runOnScreen() }
  }

  package func run(beginningWith line: String) async throws -> Session.Outcome {
    try await run { await $0.run(beginningWith: line) }
  }

  package func runWatching() async throws -> Session.Outcome {
    try await run { await $0.runWatching() }
  }

  private func run(
    _ session: (SessionRunner) async -> Session.Outcome
  ) async throws -> Session.Outcome {
    let (runner, preparation) = try await runner()
    let outcome = await session(runner)
    await preparation.finish()
    return outcome
  }

  private func runner() async throws -> (SessionRunner, Preparation) {
    let loaded = try course.workspace.progress.load()
    if let notice = loaded.notice {
      StandardOutput.errorLine(notice.spoken(in: course.language))
    }
    let documented = DocumentedNames()
    let reader = reader(for: course, documented, context)
    let wanted = try exercise.map { try course.pack.find($0) }
    guard
      let session = Session(
        pack: course.pack, progress: loaded.progress, language: course.language,
        isInteractive: reader.isInteractive,
        workspace: course.workspace.folder, home: context.home, startingWith: wanted,
        choiceOrder: ChoiceOrder(in: course.workspace.folder))
    else {
      throw CurriculumError.unknownExercise(name: "", pack: course.pack.identifier, known: [])
    }
    if reader.isInteractive {
      TerminalSignals.install()
      await offerLink(course, loaded.progress, reader, context)
    }
    let work = CourseWork(
      course: course, context: context, nextVerdict: NextVerdict())
    let preparation = Preparation(
      work, EditorSupport(course: course, context: context), documented)
    let services = TutorServices(
      check: {
        // Watch mode has no prompt at which preparation could begin.
        await preparation.begin()
        let verdict = try await work.speaking($1).verdict(on: $0)
        // The learner may have added a file, or replaced a solution with their own.
        await preparation.tellEditor(of: $0)
        return verdict
      },
      opened: { await preparation.note($0) },
      draw: { try await work.speaking($0.language).draw($0, on: $1) },
      illustrate: { order, capabilities in
        await LessonIllustration(
          pack: course.pack, context: context,
          isDescribed: order.isDescribed || capabilities.isPlain
        )
        .figures(order.blocks, of: order.exercise, order.language, on: capabilities)
      },
      look: { try await typed.look($0, work, $1) },
      showPassed: { try await typed.showPassed($0, work.speaking($0.language), $1) },
      showCanvas: { exercise, language, way, isPage in
        let session = try await CanvasSession.exercise(
          exercise, of: work.speaking(language).showing(way))
        if isPage {
          return try await PageOpening(context, language: language)
            .run(session.service, port: 0)
        }
        _ = await session.loop.run(session.model)
      },
      showScreen: { session in
        let screen = LearningScreen(work: work, preparation: preparation, course: course)
        return await screen.run(session)
      },
      rule: { RuleReason(number: $0) },
      pictures: { wish in
        let printer = PixelPrinter(
          choice: wish, environment: context.environment, columns: context.terminal.width)
        let way = await printer.way()
        return way.flatMap { PictureWay(rawValue: $0.rawValue) } ?? .cells
      },
      edit: { place async throws(SessionFailure) in try await context.edit(place) },
      reader: reader.preparing(preparation), write: { StandardOutput.write($0) },
      capabilities: { .ofStandardOutput(environment: context.environment) },
      describe: { ErrorExplanation.text(of: $0, in: $1) })
    return (
      SessionRunner(session, workspace: course.workspace, services: services), preparation
    )
  }

  /// Offers once to put `rings` on the PATH, since lessons and the README rely on it.
  private func offerLink(
    _ course: Course, _ progress: LearnerProgress, _ reader: LineReader,
    _ context: CommandContext
  ) async {
    guard progress.wasOfferedLink != true else { return }
    let link = ProgramLink(
      program: context.executable, home: context.home,
      environment: context.environment)
    let presentation = Presentation(
      context.terminal, language: course.language, home: context.home)
    let isAnswered = await LinkOffer(link, presentation: presentation)
      .make(reader: reader) { StandardOutput.write($0) }
    // If the answer can't be saved, the session reports that later.
    if isAnswered { _ = try? course.workspace.progress.update { $0.wasOfferedLink = true } }
  }

  private func reader(
    for course: Course, _ documented: DocumentedNames, _ context: CommandContext
  ) -> LineReader {
    let completion = CommandCompletion(
      pack: course.pack, documented: { documented.names }, code: { documented.words(for: $0) })
    let language = course.language
    return .ofStandardInput(
      history: LineReader.historyFile(environment: context.environment),
      capabilities: context.terminal,
      complete: { completion.completion(of: $0, in: language) })
  }
}
