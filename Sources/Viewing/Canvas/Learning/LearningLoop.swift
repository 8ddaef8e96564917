import Curriculum
import Foundation
import Sentences
import Terminal
package import Tutor

/// Runs the learning screen on a terminal until the learner returns to the prompt or quits.
package actor LearningLoop {
  private let services: LearningServices
  private let presentation: Presentation
  private var model: LearningModel
  private var canvas: CanvasServices?
  private let inputs = ScreenInputs<Letter>(watching: { [] })
  private let paint = CanvasPaint()
  private var screen = ScreenRows()
  /// The lesson whose figures were requested, and the width of the figures.
  private var illustrated: (lesson: String, columns: Int)?

  /// An event with its exercise, so that late events of another exercise are ignored.
  private struct Letter: Sendable {
    var exercise: String
    var event: LearningEvent
  }

  package init(_ session: Session, _ services: LearningServices, on presentation: Presentation) {
    self.services = services
    self.presentation = presentation
    model = LearningModel(session, timeZone: .machine())
  }

  /// Shows the screen; returns the session in its final state.
  package func run() async -> Session {
    await FullScreen.during {
      await handle(.started)
      while !model.hasLeft {
        await handle(page.measure)
        illustrate()
        services.write(screen.update(to: page.rows, on: now.capabilities))
        for input in await inputs.next() {
          // After a suspended process continues, the screen is blank.
          if input.isResize { screen.forget() }
          await handle(event(for: input))
        }
      }
    }
    await canvas?.studio.close()
    return model.session
  }

  private func event(for input: ScreenInputs<Letter>.Input) -> LearningEvent? {
    switch input {
    case .key(let key): .key(key)
    case .interrupted: .interrupted
    case .resized: page.measure
    case .file(.saved): .saved(texts)
    case .file(.disappeared): .disappeared
    case .letter(let letter):
      letter.exercise == model.session.exercise.identifier ? letter.event : nil
    }
  }

  private var now: Presentation {
    var presentation = presentation
    presentation.capabilities = services.capabilities()
    presentation.language = model.session.language
    presentation.capabilities.language = presentation.language
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
    // On this screen, the learner can't type the commands that cause other effects.
    case .session: return
    }
  }

  private func begin(_ effect: CanvasEffect) {
    guard let canvas else { return }
    let (mailbox, exercise) = (inputs.mailbox, model.session.exercise.identifier)
    Task {
      guard let event = await CanvasWork(canvas).outcome(of: effect) else { return }
      mailbox.post(Letter(exercise: exercise, event: .canvas(event)))
    }
  }

  private func open(_ exercise: Exercise) async {
    let session = model.session
    await canvas?.studio.close()
    canvas = nil
    illustrated = nil
    do {
      let event = try SessionEvent.opening(exercise, of: session, in: services.workspace)
      let files = services.workspace.files(of: exercise, in: session.pack)
      inputs.watch { files }
      await handle(.session(event))
      guard exercise.kind == .code else { return }
      canvas = try await services.canvas(exercise, session.language)
      await handle(.ready(exercise, texts))
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
    screen.forget()
    if let reason { await handle(.session(.failed(reason))) }
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

  /// Requests the lesson's figures, once for each lesson and width.
  private func illustrate() {
    let session = model.session
    let columns = page.figureColumns
    guard !model.lesson.isEmpty,
      illustrated?.lesson != model.lesson || illustrated?.columns != columns
    else { return }
    illustrated = (model.lesson, columns)
    guard
      let order = FigureOrder(
        .lesson(session.exercise, text: model.lesson, files: []), language: session.language)
    else { return }
    var capabilities = now.capabilities
    capabilities.width = columns
    let (illustrate, mailbox, narrow) = (services.illustrate, inputs.mailbox, capabilities)
    Task {
      let figures = await illustrate(order, narrow)
      mailbox.post(
        Letter(
          exercise: order.exercise.identifier,
          event: .illustrated(figures, of: order.exercise, columns: columns)))
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
