import Curriculum
import Foundation
import Judge
import Sentences
import Terminal
package import Tutor

/// Runs the learning screen on a terminal until the learner returns to the prompt or quits.
package actor LearningLoop {
  private let services: LearningServices
  private let presentation: Presentation
  private var model: LearningModel
  /// The services of the open exercise's canvas, which are created in the background.
  private var canvas: Task<CanvasServices, any Error>?
  private let inputs = ScreenInputs<Letter>(watching: { [] })
  private var paint = CanvasPaint()
  private var screen = ScreenRows()
  /// The latest requests for figures, for the lesson and for a question.
  private var illustrated: [Bool: FigureRequest] = [:]
  /// The size for which pictures of the latest verdict's failed checks were requested, and the pictures in
  /// pixels.
  private var checkRoom: CanvasRoom?
  private var checkPictures: [String: [StyledText]] = [:]
  private var source: CanvasPixels?
  private var pixels: PixelScreen?
  /// The number of exercises opened so far.
  private var openings = 0

  private struct FigureRequest: Hashable {
    var order: FigureOrder
    var room: CanvasRoom
  }

  /// An event with the number of its exercise's opening.
  ///
  /// The loop ignores late events of earlier openings.
  private struct Letter: Sendable {
    var opening: Int
    var event: LearningEvent
  }

  /// - Parameter returnsToPrompt: Whether leaving the screen returns to the prompt.
  package init(
    _ session: Session, _ services: LearningServices, on presentation: Presentation,
    returnsToPrompt: Bool = true
  ) {
    self.services = services
    self.presentation = presentation
    model = LearningModel(
      session, timeZone: .machine(), editor: services.editor, returnsToPrompt: returnsToPrompt)
  }

  /// Shows the screen; returns the session in its final state.
  package func run() async -> Session {
    source = await services.pixels()
    await FullScreen.during {
      await handle(.started)
      while !model.hasLeft {
        await handle(page.measure)
        illustrate()
        drawChecks()
        await show()
        for input in await inputs.next() {
          // After a suspended process continues, the screen is blank.
          if input.isResize { forget() }
          take(input)
          await handle(event(for: input))
        }
      }
      services.write(pixels?.clearing ?? "")
    }
    await (try? canvas?.value)?.studio.close()
    return model.session
  }

  private func forget() {
    screen.forget()
    pixels?.forget()
  }

  /// Stores the pixels that the input contains.
  private func take(_ input: ScreenInputs<Letter>.Input) {
    guard case .letter(let letter) = input, letter.opening == openings else { return }
    switch letter.event {
    case .canvas(.converted(let spot, let code)): pixels?.take(code, for: spot)
    case .canvas(.judged): (checkRoom, checkPictures) = (nil, [:])
    case .checksDrawn(let rows): checkPictures = rows
    default: return
    }
  }

  private func show() async {
    let page = page
    let spots = pixels == nil ? [] : page.spots
    for spot in pixels?.wanted(among: spots) ?? [] { await convert(spot) }
    // The picture before a save stays until the new one is ready, to avoid a flash of cells.
    if let pixels, pixels.isShowing, pixels.isPending(spots) { return }
    paint.cover(pixels?.covered(spots) ?? [:])
    screen.forget(rows: pixels?.stale(for: spots) ?? [])
    let written = screen.update(to: page.rows, on: now.capabilities)
    services.write(written + (pixels?.update(to: spots, isTouched: !written.isEmpty) ?? ""))
  }

  /// Converts a picture in the background, or a figure at once.
  ///
  /// Figures are drawn already. Without waiting, they would flicker while the lesson scrolls.
  private func convert(_ spot: CanvasSpot) async {
    let (mailbox, opening, source) = (inputs.mailbox, openings, source)
    if case .figure = spot.content {
      let code = await source?.code(spot)
      pixels?.take(code, for: spot)
      return
    }
    Task {
      let code = await source?.code(spot)
      mailbox.post(Letter(opening: opening, event: .canvas(.converted(spot, code))))
    }
  }

  private func event(for input: ScreenInputs<Letter>.Input) -> LearningEvent? {
    switch input {
    case .press(let press): event(for: press)
    case .interrupted: .interrupted
    case .resized: page.measure
    case .file(.saved): .saved(texts)
    case .file(.disappeared): .disappeared
    case .letter(let letter): letter.opening == openings ? letter.event : nil
    }
  }

  /// Returns the event for a key, a click on a key's label, or a character of the search text.
  private func event(for press: KeyPress) -> LearningEvent? {
    if model.isTyping, let character = press.character { return .typed(character) }
    guard case .click(let column, let row)? = press.key else { return press.key.map { .key($0) } }
    return page.key(atColumn: column, row: row).map { .key($0) }
  }

  private var now: Presentation {
    var presentation = presentation
    presentation.capabilities = services.capabilities()
    presentation.language = model.session.language
    presentation.capabilities.language = presentation.language
    presentation.checkPictures = checkPictures
    return presentation
  }

  private var page: LearningPage { LearningPage(model, on: now, paint: paint) }

  private func handle(_ event: LearningEvent?) async {
    guard let event else { return }
    for effect in model.handle(event) { await perform(effect) }
  }

  // MARK: - Effects

  private func perform(_ effect: LearningEffect) async {
    switch effect {
    case .leave: return
    case .canvas(let effect): begin(effect)
    case .aside(let line): await runAside(line)
    case .session(.open(let exercise)): await open(exercise)
    case .session(.edit(let exercise, let place)): await edit(exercise, at: place)
    case .session(.record(let change)): await record(change)
    case .session(.explain(let finding, let exercise)):
      let session = model.session
      await handle(
        .session(
          .explained(
            FindingReason(
              finding, of: exercise, in: session.pack, language: session.language))))
    // Commands with other effects run beside the screen.
    case .session: return
    }
  }

  private func begin(_ effect: CanvasEffect) {
    guard let canvas else { return }
    let (mailbox, opening) = (inputs.mailbox, openings)
    let (describe, language) = (services.describe, model.session.language)
    Task {
      let event: CanvasEvent?
      do {
        let work = CanvasWork(try await canvas.value)
        event = await work.outcome(of: effect)
      } catch {
        guard case .compile(let order) = effect else { return }
        let reason = Sentence(verbatim: describe(error, language))
        event = .compiled(CanvasAnswer(to: order, .nothing(reason), took: .zero))
      }
      if let event { mailbox.post(Letter(opening: opening, event: .canvas(event))) }
    }
  }

  private func open(_ exercise: Exercise) async {
    let session = model.session
    if let canvas { Task { await (try? canvas.value)?.studio.close() } }
    canvas = nil
    illustrated = [:]
    (checkRoom, checkPictures) = (nil, [:])
    openings += 1
    services.write(pixels?.clearing ?? "")
    pixels = source.map(PixelScreen.init)
    // Each opening numbers its pictures from 1, so the cached cells belong to other pictures.
    paint = CanvasPaint()
    do {
      let event = try SessionEvent.opening(exercise, of: session, in: services.workspace)
      let own = services.workspace.files(of: exercise, in: session.pack)
      let used = try? services.workspace.usedFiles(
        of: exercise, in: session.pack, progress: session.progress)
      // A lesson may send the learner back to a view of an earlier exercise.
      let files = own + (used?.files.filter { $0.author == .learner }.map(\.file) ?? [])
      inputs.watch { files }
      await handle(.session(event))
      guard exercise.kind == .code else { return }
      let find = services.canvas
      canvas = Task { try await find(exercise, session.language) }
      let texts = texts
      await handle(.ready(exercise, texts, recorded: services.recorded(exercise, texts)))
    } catch {
      await handle(.session(.failed(failure(error))))
    }
  }

  private func failure(_ error: any Error) -> SessionFailure {
    SessionFailure(error) { services.describe($0, model.session.language) }
  }

  private func edit(_ exercise: Exercise, at problem: FilePlace?) async {
    let files = services.workspace.files(of: exercise, in: model.session.pack)
    guard let place = FilePlace.toEdit(exercise, files: files, problem: problem) else { return }
    let edit = services.edit
    var reason: SessionFailure?
    await FullScreen.aside {
      do throws(SessionFailure) {
        try await edit(place)
      } catch {
        reason = error
      }
    }
    forget()
    if let reason { await handle(.session(.failed(reason))) }
  }

  private func runAside(_ line: String) async {
    services.write(pixels?.clearing ?? "")
    let (run, session) = (services.runAside, model.session)
    let after = await FullScreen.aside { await run(session, line) }
    forget()
    await handle(.returned(after))
  }

  private func record(_ change: ProgressChange) async {
    let pack = model.session.pack
    do {
      let loaded = try services.workspace.progress.update { change.apply(to: &$0, in: pack) }
      await handle(.session(.progressLoaded(loaded.progress)))
    } catch {
      await handle(.session(.notRecorded(.curriculum(error))))
    }
  }

  /// Requests the figures of the lesson and of an open question, once for each size.
  private func illustrate() {
    let (session, page) = (model.session, page)
    if !model.lesson.isEmpty,
      var order = FigureOrder(
        .lesson(session.exercise, text: model.lesson, files: []), language: session.language)
    {
      let shown = page.blocksShownBeside
      order.blocks.removeAll { shown.contains($0) }
      request(
        FigureRequest(
          order: order,
          room: CanvasRoom(columns: page.figureColumns, rows: now.capabilities.height)),
        isQuestion: false)
    }
    if let room = page.wordsRoom,
      let order = model.question.flatMap({ FigureOrder($0, language: session.language) })
    {
      // The answers need the other half of the space.
      request(
        FigureRequest(
          order: order, room: CanvasRoom(columns: room.columns, rows: room.rows / 2 + 4)),
        isQuestion: true)
    }
  }

  /// Requests the pictures of all failed checks, once for each verdict and size.
  private func drawChecks() {
    guard source != nil, let room = page.wordsRoom, let canvas = model.canvas,
      canvas.showsAllProblems, let verdict = canvas.verdict
    else { return }
    // A picture and its message fit on one page.
    let half = CanvasRoom(columns: room.columns, rows: room.rows / 2 + 4)
    guard checkRoom != half else { return }
    (checkRoom, checkPictures) = (half, [:])
    let pictures = VerdictPresenter.pictures(in: verdict, showsAll: true)
    guard !pictures.isEmpty else { return }
    let capabilities = capabilities(in: half)
    let (draw, language) = (services.checkPictures, model.session.language)
    let (mailbox, opening) = (inputs.mailbox, openings)
    Task {
      let rows = await draw(pictures, capabilities, language)
      mailbox.post(Letter(opening: opening, event: .checksDrawn(rows)))
    }
  }

  private func capabilities(in room: CanvasRoom) -> TerminalCapabilities {
    var capabilities = now.capabilities
    (capabilities.width, capabilities.height) = (room.columns, room.rows)
    capabilities.pictures = source.flatMap { PictureWay(rawValue: $0.way.rawValue) } ?? .cells
    return capabilities
  }

  private func request(_ request: FigureRequest, isQuestion: Bool) {
    guard !request.order.blocks.isEmpty, illustrated[isQuestion] != request else { return }
    illustrated[isQuestion] = request
    let capabilities = capabilities(in: request.room)
    let (illustrate, mailbox, opening) = (services.illustrate, inputs.mailbox, openings)
    Task {
      let figures = await illustrate(request.order, capabilities)
      mailbox.post(
        Letter(opening: opening, event: .illustrated(figures, of: request.order.exercise)))
    }
  }

  /// The contents of the learner's files, by name.
  private var texts: [String: String] {
    let files = services.workspace.files(of: model.session.exercise, in: model.session.pack)
    return files.reduce(into: [:]) { texts, file in
      // A larger file isn't handwritten text.
      guard let data = try? Data(contentsOf: file), data.count < 1_000_000 else { return }
      texts[file.lastPathComponent] = String(decoding: data, as: UTF8.self)
    }
  }
}
