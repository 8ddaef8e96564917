package import Curriculum
import Foundation
package import Host
import Judge
import Results
import Sentences
package import Terminal
package import Tutor

/// A tutor session with the services of this machine.
package struct LearningSession {
  let course: Course
  let context: CommandContext
  let exercise: String?
  let typed: TypedCommands
  /// The way to show pictures, now and later; nil for the way chosen before.
  private let pictures: PictureWay?
  private let documented: DocumentedNames
  private let reader: LineReader

  package init(
    course: Course, context: CommandContext, exercise: String? = nil, typed: TypedCommands,
    pictures: PictureWay? = nil
  ) {
    self.course = course
    var context = context
    if let pictures { context.terminal.pictures = pictures }
    self.context = context
    self.pictures = pictures
    self.exercise = exercise
    self.typed = typed
    documented = DocumentedNames()
    reader = Self.reader(for: course, documented, context)
  }

  /// The view in which a session starts.
  package enum Start: Hashable, Sendable { case prompt, screen }

  /// Runs a session.
  ///
  /// - Parameter start: The view to start in, which later sessions start in too; nil for the view chosen
  ///   before, or else the learning screen if there's space for it.
  package func run(startingAt start: Start? = nil) async throws -> Session.Outcome {
    if let start, reader.isInteractive {
      _ = try? course.workspace.progress.update { $0.startsAtPrompt = start == .prompt }
    }
    if let pictures, reader.isInteractive {
      _ = try? course.workspace.progress.update { $0.pictures = pictures.rawValue }
    }
    let isOnScreen =
      start == .screen
      || start == nil && hasSpaceForScreen
        && (try? course.workspace.progress.load().progress.startsAtPrompt) != true
    guard isOnScreen else { return try await run { await $0.run() } }
    let outcome = try await run(offersLink: false) { await $0.runOnScreen() }
    // A session on the screen begins with the widget, so the offer comes afterwards.
    await offerLink()
    return outcome
  }

  /// Whether the terminal can show the learning screen with lesson, picture and verdict.
  private var hasSpaceForScreen: Bool {
    let terminal = context.terminal
    return reader.isInteractive && terminal.hasScreen && !terminal.isPlain && terminal.width >= 80
      && terminal.height >= 24
  }

  package func run(beginningWith line: String) async throws -> Session.Outcome {
    try await run { await $0.run(beginningWith: line) }
  }

  package func runWatching() async throws -> Session.Outcome {
    try await run { await $0.runWatching() }
  }

  private func run(
    offersLink: Bool = true, _ session: (SessionRunner) async -> Session.Outcome
  ) async throws -> Session.Outcome {
    let (runner, preparation) = try await runner(offersLink: offersLink)
    let outcome = await session(runner)
    await preparation.finish()
    return outcome
  }

  private func runner(offersLink: Bool) async throws -> (SessionRunner, Preparation) {
    let loaded = try course.workspace.progress.load()
    if let notice = loaded.notice {
      StandardOutput.errorLine(notice.spoken(in: course.language))
    }
    let documented = documented
    let reader = reader
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
      if offersLink { await offerLink() }
    }
    let work = CourseWork(
      course: course, context: context, nextVerdict: NextVerdict())
    let preparation = Preparation(
      work, EditorSupport(course: course, context: context), documented)
    let services = TutorServices(
      check: {
        // Watch mode has no prompt at which preparation could begin.
        await preparation.begin()
        let (exercise, language) = ($0, $1)
        let verdict = try await preparation.holding {
          try await work.speaking(language).verdict(on: exercise)
        }
        // The learner may have added a file, or replaced a solution with their own.
        await preparation.tellEditor(of: exercise)
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
      depict: { await CheckPictures(on: $2, in: context.environment).rows(of: $0, in: $1) },
      look: { try await typed.look($0, work, $1) },
      showPassed: { try await typed.showPassed($0, work.speaking($0.language), $1) },
      showCanvas: { exercise, language, way, isPage in
        let session = try await CanvasSession.exercise(
          exercise, of: work.speaking(language).showing(way))
        if isPage {
          return try await PageOpening(context, language: language)
            .run(session, port: nil)
        }
        _ = await session.loop.run(session.model)
      },
      showScreen: { session, way, isFirst, aside in
        let screen = LearningScreen(
          work: work.showing(way), preparation: preparation, course: course)
        return await screen.run(session, isFirst: isFirst, aside: aside)
      },
      rule: { RuleReason(number: $0) },
      pictures: { wish in
        await PixelPrinter(
          choice: wish, environment: context.environment, columns: context.terminal.width
        ).shownWay
      },
      edit: { place async throws(SessionFailure) in try await context.edit(place) },
      reader: reader.preparing(preparation), write: { StandardOutput.write($0) },
      capabilities: { context.currentTerminal },
      describe: { ErrorExplanation.text(of: $0, in: $1) })
    return (
      SessionRunner(session, workspace: course.workspace, services: services), preparation
    )
  }

  /// Offers once to put `rings` on the PATH, since lessons and the README rely on it.
  private func offerLink() async {
    guard reader.isInteractive,
      (try? course.workspace.progress.load().progress.wasOfferedLink) != true
    else { return }
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

  private static func reader(
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
