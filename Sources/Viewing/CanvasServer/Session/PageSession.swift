import Canvas
import Curriculum
import Drawing
import Foundation
import Judge
import Sentences
import WorkerProtocol
import Tutor
import Viewing

/// The session of a page: its choices, its code and its pending work.
///
/// It does one job at a time, the most urgent first: pictures of the current files, taps, the edit sheet, the
/// parts of the contact sheet, and `lint` last. Dragging a slider therefore never waits for outdated
/// pictures.
actor PageSession {
  private let services: CanvasServices
  private let work: CanvasWork
  private let exercise: Exercise?
  private let language: Language
  private let tell: @Sendable (PageReply) -> Void
  private var model: CanvasModel

  private var effects: [CanvasEffect] = []
  private var touches: [PageTap] = []
  /// A counter that increases when the files compile or a tap changes stored data.
  private var generation = 0
  private var wantsSheet = false
  private var sheet = SheetWork()
  /// The task that sends finished parts of the contact sheet to the page in order.
  private var telling: Task<Void, Never>?
  private var widget: String?
  private var shownForm: FormState?
  private var lintedGeneration = 0
  private var toldPictures: [Int] = []
  private var isWorking = false
  private var isClosed = false

  private struct FormState: Hashable {
    var generation: Int
    var widget: String?
    var locale: String
    var timeZone: PhoneTimeZone
    var configuration: [String: String]
  }

  init(
    _ model: CanvasModel, _ services: CanvasServices, of exercise: Exercise?, language: Language,
    tell: @escaping @Sendable (PageReply) -> Void
  ) {
    self.model = model
    self.services = services
    self.exercise = exercise
    self.language = language
    self.tell = tell
    work = CanvasWork(services)
  }

  func open() {
    tell(.welcome(PageWelcome(model, in: language)))
    handle(.started)
  }

  /// Handles a message from the page; ignores invalid messages.
  func take(_ text: String) {
    guard !isClosed, let order = PageOrder(text) else { return }
    if let chosen = order.widget { widget = chosen.isEmpty ? nil : chosen }
    if let look = order.look?.look { effects += model.look(at: look) }
    if let wanted = order.sheet { wantsSheet = wanted }
    if let touch = order.touch, touches.count < 8 { touches.append(touch) }
    if order.compile == true { effects += model.handle(.key(.letter("r"))) }
    tellState()
    goOn()
  }

  func take(_ change: FileWatch.Change) {
    guard !isClosed else { return }
    handle(change == .saved ? .saved : .disappeared)
  }

  func close() async {
    isClosed = true
    await services.studio.close()
  }

  private func handle(_ event: CanvasEvent) {
    effects += model.handle(event)
    tellState()
    goOn()
  }

  private func tellState() { tell(.state(PageState(model, of: exercise, in: language))) }

  // MARK: - Jobs

  private enum Job {
    case effect(CanvasEffect)
    case touch(PageTap)
    case form(FormState)
    case sheet
    case lint
  }

  private func goOn() {
    guard !isWorking, !isClosed else { return }
    isWorking = true
    Task { await self.run() }
  }

  private func run() async {
    while !isClosed, let job = nextJob() { await perform(job) }
    isWorking = false
    if isClosed { await services.studio.close() }
  }

  private func nextJob() -> Job? {
    if !effects.isEmpty { return .effect(effects.removeFirst()) }
    guard !model.isBusy, model.problem == nil, !model.pictures.isEmpty else { return nil }
    if !touches.isEmpty { return .touch(touches.removeFirst()) }
    let form = FormState(
      generation: generation, widget: widget, locale: model.look.locale,
      timeZone: model.look.timeZone, configuration: model.look.configuration)
    if form != shownForm { return .form(form) }
    if wantsSheet, sheet.isWanted(of: model.look, generation) { return .sheet }
    if lintedGeneration != generation { return .lint }
    return nil
  }

  private func perform(_ job: Job) async {
    switch job {
    case .effect(let effect): await perform(effect)
    case .touch(let touch): await perform(touch)
    case .form(let state): await showForm(state)
    case .sheet: await drawSheet()
    case .lint: await lint()
    }
  }

  private func perform(_ effect: CanvasEffect) async {
    if case .check = effect {
      // Judging is slow and compiles the files separately, so pictures don't wait for it.
      Task { [work] in
        if let event = await work.outcome(of: effect) { self.finish(event) }
      }
      return
    }
    guard let event = await work.outcome(of: effect), !isClosed else { return }
    if case .compiled(let answer) = event, case .pictures = answer.outcome { generation += 1 }
    effects += model.handle(event)
    tellPictures()
    tellState()
  }

  private func finish(_ event: CanvasEvent) {
    guard !isClosed else { return }
    handle(event)
  }

  private func tellPictures() {
    let numbers = model.pictures.map(\.number)
    guard numbers != toldPictures else { return }
    toldPictures = numbers
    tell(.pictures(model.pictures.map { PagePicture($0, in: language) }))
  }

  // MARK: - Other requests

  private func perform(_ touch: PageTap) async {
    let all = model.pictures + sheet.pictures
    guard let place = touch.place,
      let picture = all.first(where: { $0.number == touch.picture })
    else {
      return tell(.touched(PageTapResult(failure: .pageGone, on: touch.picture, in: language)))
    }
    do {
      guard
        let report = try await services.studio.touch(
          WidgetTapRequest(place, on: picture.rendered.request))
      else { return }
      tell(.touched(PageTapResult(report, on: touch.picture, in: language)))
      guard report.outcome != nil else { return }
      // Redraw everything, since other widgets may read the data that the intent stored.
      generation += 1
      lintedGeneration = generation
      effects += model.redraw()
      tellState()
    } catch {
      let reason = services.describe(error)
      tell(.touched(PageTapResult(failure: reason, on: touch.picture, in: language)))
    }
  }

  private func showForm(_ state: FormState) async {
    shownForm = state
    let first = model.pictures.first?.rendered.request
    guard case .widget(let type)? = first?.subject else { return tell(.form(nil)) }
    let request = SheetRequest(
      widget: widget ?? type, family: nil, locale: state.locale,
      configuration: state.configuration)
    do {
      let sheet = try await services.studio.sheet(request)
      tell(.form(sheet.flatMap(PageForm.init)))
    } catch let failure as StudioFailure where failure.isWithoutAnswer {
      // A Live Activity has no edit sheet, so show none; if the user has chosen values, the failure is about
      // an invalid value.
      tell(
        .form(
          state.configuration.isEmpty
            ? nil : PageForm(failure: services.describe(failure), in: language)))
    } catch {
      tell(.form(PageForm(failure: services.describe(error), in: language)))
    }
  }

  private func drawSheet() async {
    guard let order = sheet.next(of: model.look, generation) else { return }
    do {
      let question = try services.question(order)
      guard case .pictures(let drawn, _, _)? = try await services.studio.draw(question) else {
        return sheet.giveUp()
      }
      let added = sheet.add(drawn)
      // Encode these pictures while the next part is drawn.
      let (before, part, language, tell) = (telling, sheet.part, language, tell)
      telling = Task.detached {
        await before?.value
        tell(
          .sheet(
            PageSheet(part: part, parts: SheetWork.parts, pictures: added, in: language)))
      }
      sheet.goOn()
    } catch {
      // The page's main picture already shows the error.
      sheet.giveUp()
    }
  }

  private func lint() async {
    lintedGeneration = generation
    do {
      let order = model.firstOrder
      let files = try services.question(order).files
      let report = try await services.studio.lint(
        files, widget: nil, systemVersion: model.look.systemVersion ?? .usual)
      tell(.lint(PageLint(report, in: language)))
    } catch {
      tell(.lint(PageLint(failure: services.describe(error), in: language)))
    }
  }
}
