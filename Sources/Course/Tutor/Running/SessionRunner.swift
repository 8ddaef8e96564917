package import Curriculum
import Foundation
import Judge
import Sentences
import Terminal

/// Runs a session: performs its effects and sends it events.
package actor SessionRunner {
  var session: Session
  let workspace: Workspace
  let services: TutorServices
  /// The width set with `width`; nil for the terminal's width.
  private var chosenWidth: Int?
  /// The picture mode chosen with `pictures`, now or in an earlier session; nil for the terminal's.
  private var chosenPictures: PictureWay?
  /// Whether the runner runs commands beside the learning screen.
  var isAside = false
  /// Whether the learner asked for the screen while commands ran beside it.
  var goesBackToScreen = false
  var watch: FileWatch?
  let screen: SessionScreen

  package init(_ session: Session, workspace: Workspace, services: TutorServices) {
    self.session = session
    self.workspace = workspace
    self.services = services
    screen = SessionScreen(write: services.write, turnPage: services.reader.turnPage)
    // A pipe, tmux and options have a way of their own.
    if services.capabilities().pictures == .auto {
      chosenPictures = session.progress.pictures.flatMap { PictureWay(rawValue: $0) }
    }
  }

  /// Runs until the learner leaves or the input ends.
  package func run() async -> Session.Outcome {
    await process(.started)
    return await runToEnd()
  }

  /// Runs in watch mode from the start, as `rings watch` does.
  package func runWatching() async -> Session.Outcome {
    await run(beginningWith: CommandName.watch.rawValue)
  }

  /// Runs on the learning screen from the start, without a separate welcome.
  package func runOnScreen() async -> Session.Outcome {
    guard session.isInteractive, capabilities.hasScreen else {
      return await run(beginningWith: CommandName.screen.rawValue)
    }
    if let event = await showScreen(isFirst: true) { await process(event) }
    return await runToEnd()
  }

  /// Runs until the learner leaves or the input ends, starting with the given line.
  package func run(beginningWith line: String) async -> Session.Outcome {
    await process(.started)
    await process(.line(line))
    return await runToEnd()
  }

  private func runToEnd() async -> Session.Outcome {
    while !session.hasLeft {
      if session.isWatching, let watch {
        await runWatch(watch)
      } else {
        await process(await nextLine())
        await dropStrayLines()
      }
    }
    // At the terminal, the learner has seen any error; only scripts need an exit status.
    return session.isInteractive ? .worked : session.outcome
  }

  func nextLine() async -> SessionEvent {
    defer { screen.startAfresh() }
    return switch await services.reader.next(prompt) {
    case .line(let line): .line(line)
    case .cancelled: .lineCancelled
    case .end: .endOfInput
    }
  }

  /// Drops the rest of a paste that isn't commands and arrives line by line.
  func dropStrayLines() async {
    guard session.strayLines >= Session.mostStrayLines, let drop = services.reader.dropWaiting
    else { return }
    for effect in session.leaveOut(lines: await drop()) { _ = await perform(effect) }
  }

  private var prompt: StyledText {
    if session.begunView != nil { return StyledText("... ", .quiet) }
    let name =
      switch session.mode {
      case .confirming: "yes/no"
      case .playing: CommandName.play.rawValue
      default: session.exercise.identifier
      }
    return StyledText(name, .title) + StyledText("> ")
  }

  func runWatch(_ watch: FileWatch) async {
    await KeyInput.withKeys {
      var loop = WatchLoop(watch)
      while session.isWatching, self.watch === watch {
        let wasPolling = watch.isPolling
        let event = await loop.next()
        screen.startAfresh()
        // The watch switched to polling because the file changed without a notification.
        if watch.isPolling, !wasPolling { await say(.note(.polling)) }
        await process(event)
      }
    }
  }

  func process(_ event: SessionEvent) async {
    for effect in session.handle(event) {
      if let outcome = await perform(effect) { await process(outcome) }
    }
  }

  // MARK: - Effects

  private func perform(_ effect: SessionEffect) async -> SessionEvent? {
    switch effect {
    case .say(let message):
      await say(message)
      return nil
    case .open(let exercise): return await open(exercise)
    case .check(let exercise): return await check(exercise)
    case .draw(let order): return await draw(order)
    case .look(let order): return await look(order)
    case .showPassed(let order): return await showPassed(order)
    case .edit(let exercise, let place): return await edit(exercise, at: place)
    case .reset(let exercise): return reset(exercise)
    case .readSolution(let exercise): return readSolution(exercise)
    case .readFiles(let files): return await readFiles(files)
    case .clearScreen:
      if capabilities.hasScreen { services.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
      return nil
    case .loadProgress: return await loadProgress()
    case .search(let words):
      let found = LessonSearch(session.pack, language: session.language).found(words)
      return .found(found.hits, found.words)
    case .readVocabulary(let part):
      let entries =
        part.map { session.pack.vocabulary(matching: $0, language: session.language) }
        ?? session.pack.vocabulary
      return .vocabularyRead(entries, part)
    case .readVersions(let exercise):
      return .versionsRead(workspace.versions(of: exercise, in: session.pack).all())
    case .explain(let finding, let exercise): return explain(finding, exercise)
    case .readStep(let offer, let exercise): return readStep(offer, of: exercise)
    case .applyStep(let step, let exercise): return apply(step, to: exercise)
    case .keepVersion(let exercise): return keepVersion(of: exercise)
    case .restoreVersion(let exercise, let number, let shown):
      return restoreVersion(number, of: exercise, after: shown)
    case .record(let change): return await record(change)
    case .watch(let exercise):
      let watch = FileWatch(workspace.files(of: exercise, in: session.pack))
      self.watch = watch
      if watch.isPolling { await say(.note(.polling)) }
      return nil
    case .stopWatching:
      watch = nil
      return nil
    case .showCanvas(let exercise, let isPage):
      return await showCanvas(exercise, isPage: isPage)
    case .showScreen: return await showScreen(isFirst: false)
    case .useWidth(let width):
      chosenWidth = width
      await say(.note(.widthIs(capabilities.width)))
      return nil
    case .usePictures(let way):
      await use(way)
      return nil
    case .leave: return nil
    }
  }

  /// Sets the picture mode, as far as the terminal supports it.
  private func use(_ way: PictureWay?) async {
    if let way { chosenPictures = way }
    let shown = await services.pictures(capabilities.pictures)
    if let way, way != .cells, shown == .cells {
      chosenPictures = .cells
      await say(.note(.noPixelsHere))
    }
    await say(.note(.picturesAre(shown.rawValue)))
  }

  var capabilities: TerminalCapabilities {
    var capabilities = services.capabilities()
    if let chosenWidth { capabilities.width = chosenWidth }
    if let chosenPictures { capabilities.pictures = chosenPictures }
    return capabilities
  }

  func say(_ message: Message) async {
    let capabilities = capabilities
    let presenter = MessagePresenter(
      session, capabilities: capabilities, figures: await figures(of: message),
      checkPictures: await checkPictures(of: message))
    if case .picture = message {
      screen.show(presenter.string(message))
      return
    }
    let more = Presentation(capabilities, language: session.language).text(.more, .quiet)
    // Don't stop after each screen in watch mode, which has its own keys.
    await screen.show(
      presenter.lines(message), on: capabilities, more: session.isWatching ? nil : more)
  }

  private func open(_ exercise: Exercise) async -> SessionEvent {
    do {
      let event = try SessionEvent.opening(exercise, of: session, in: workspace)
      await services.opened(exercise)
      return event
    } catch {
      return .failed(.curriculum(error))
    }
  }

  private func check(_ exercise: Exercise) async -> SessionEvent {
    let files = workspace.files(of: exercise, in: session.pack).map(\.lastPathComponent)
    let name = (files.isEmpty ? exercise.startFiles.map(\.lastPathComponent) : files)
      .joined(separator: ", ")
    let check = services.check
    let language = session.language
    return await working(.checking(name), later: Sentence.stillChecking) {
      .checked(try await check(exercise, language))
    }
  }

  private func draw(_ order: PictureOrder) async -> SessionEvent {
    let draw = services.draw
    let capabilities = await drawingCapabilities
    return await working(.drawing, later: Sentence.stillDrawing) {
      .drawn(try await draw(order, capabilities))
    }
  }

  private func look(_ order: ShellCommandRequest) async -> SessionEvent {
    let look = services.look
    let capabilities = await drawingCapabilities
    return await working(.looking, later: Sentence.stillDrawing) {
      .drawn(try await look(order, capabilities))
    }
  }

  private func showPassed(_ order: ShellCommandRequest) async -> SessionEvent {
    let showPassed = services.showPassed
    let capabilities = await drawingCapabilities
    return await working(.drawing, later: Sentence.stillDrawing) {
      .drawn(try await showPassed(order, capabilities))
    }
  }

  /// Performs slow work with a status line; at the terminal, Ctrl-C interrupts it.
  private func working(
    _ first: Sentence, later: @escaping @Sendable (Int) -> Sentence,
    _ work: @escaping @Sendable () async throws -> SessionEvent
  ) async -> SessionEvent {
    let presentation = Presentation(capabilities, language: session.language)
    let write = services.write
    let status = StatusLines(isWatched: session.isInteractive) { write($0) }
    let lead = screen.separator
    let capabilities = capabilities
    let told: @Sendable (Sentence) -> String = {
      presentation.lines($0, .quiet).encoded(for: capabilities)
    }
    let reported: @Sendable () async throws -> SessionEvent = {
      try await status.during(lead + told(first), later: { told(later($0)) }, work)
    }
    do {
      guard session.isInteractive else { return try await reported() }
      return try await Interruptible.run(reported) ?? .interrupted
    } catch {
      return failed(error)
    }
  }

  func failed(_ error: any Error) -> SessionEvent {
    .failed(SessionFailure(error) { services.describe($0, session.language) })
  }

  private func edit(_ exercise: Exercise, at problem: FilePlace?) async -> SessionEvent {
    do {
      let files = try workspace.open(
        exercise, in: session.pack, language: session.language.rawValue)
      guard let place = FilePlace.toEdit(exercise, files: files, problem: problem) else {
        return .edited
      }
      do {
        try await services.edit(place)
        return .edited
      } catch {
        return .failed(error)
      }
    } catch {
      return .failed(.curriculum(error))
    }
  }

  private func reset(_ exercise: Exercise) -> SessionEvent {
    do {
      return .reset(
        backup: try workspace.reset(
          exercise, in: session.pack, language: session.language.rawValue))
    } catch {
      return .failed(.curriculum(error))
    }
  }

  private func readSolution(_ exercise: Exercise) -> SessionEvent {
    do {
      let files = try session.pack.solutionFiles(of: exercise)
      return .solutionRead(
        try files.map {
          SolutionFile(
            name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
        })
    } catch let error as CurriculumError {
      return .failed(.curriculum(error))
    } catch {
      return .failed(.other(services.describe(error, session.language)))
    }
  }

  private func readFiles(_ files: [URL]) async -> SessionEvent? {
    do {
      let texts = try files.map {
        SolutionFile(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
      }
      await say(.texts(texts))
      return nil
    } catch {
      return .failed(.other(services.describe(error, session.language)))
    }
  }

  /// Reloads progress from other sessions; if the file can't be read, keeps the current state.
  private func loadProgress() async -> SessionEvent? {
    guard let loaded = try? workspace.progress.load() else { return nil }
    if loaded.damagedCopy != nil { await say(.note(.damagedProgress)) }
    return .progressLoaded(loaded.progress)
  }

  private func keepVersion(of exercise: Exercise) -> SessionEvent? {
    do {
      try workspace.keepVersion(of: exercise, in: session.pack)
      return nil
    } catch {
      return .failed(.curriculum(error))
    }
  }

  private func restoreVersion(
    _ number: Int?, of exercise: Exercise, after shown: Int?
  ) -> SessionEvent {
    do {
      return .restored(
        try workspace.restore(number, of: exercise, in: session.pack, after: shown), asked: number)
    } catch {
      return .failed(.curriculum(error))
    }
  }

  private func record(_ change: ProgressChange) async -> SessionEvent {
    let pack = session.pack
    do {
      let loaded = try workspace.progress.update { change.apply(to: &$0, in: pack) }
      if loaded.damagedCopy != nil { await say(.note(.damagedProgress)) }
      return .progressLoaded(loaded.progress)
    } catch {
      return .notRecorded(.curriculum(error))
    }
  }
}
