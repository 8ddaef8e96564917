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
  private let editor: PageEditor?
  private let lesson: PageLesson?
  private let tell: @Sendable (PageReply) -> Void
  private var model: CanvasModel

  private var effects: [CanvasEffect] = []
  private var touches: [PageTap] = []
  /// A counter that increases when the files compile or a tap changes stored data.
  private var generation = 0
  private var wantsSheet = false
  private var wantsToShare = false
  private var sheet = SheetWork()
  /// The task that sends finished parts of the contact sheet to the page in order.
  private var telling: Task<Void, Never>?
  private var widget: String?
  private var shownForm: FormState?
  private var lintedGeneration = 0
  private var toldPictures: [Int] = []
  /// The state after the last pictures, whose failures are in the log.
  private var logged: PageState?
  private let past: PastPictures
  private var history = FileHistory()
  private var base: PageBase?
  private var shownComparison: ComparisonState?
  private var isWorking = false
  private var isClosed = false

  private struct FormState: Hashable {
    var generation: Int
    var widget: String?
    var locale: String
    var timeZone: PhoneTimeZone
    var configuration: [String: String]
  }

  private struct ComparisonState: Hashable {
    var generation: Int
    var look: CanvasAppearance
    var base: PageBase
  }

  init(
    _ model: CanvasModel, _ services: CanvasServices, of exercise: Exercise?, language: Language,
    editor: PageEditor?, lesson: PageLesson?, tell: @escaping @Sendable (PageReply) -> Void
  ) {
    self.model = model
    self.services = services
    self.exercise = exercise
    self.language = language
    self.editor = editor
    self.lesson = lesson
    self.tell = tell
    past = PastPictures(services.studio.another())
    work = CanvasWork(services)
  }

  func open() {
    tell(
      .welcome(
        PageWelcome(
          model, files: services.files(), editor: editor?.name, isJudged: services.check != nil,
          lesson: lesson, in: language)))
    handle(.started)
  }

  /// Handles a message from the page; ignores invalid messages.
  func take(_ text: String) {
    guard !isClosed, let order = PageOrder(text) else { return }
    if let chosen = order.widget { widget = chosen.isEmpty ? nil : chosen }
    if let look = order.look?.look { effects += model.look(at: look) }
    if let wanted = order.sheet { wantsSheet = wanted }
    if order.share == true { wantsToShare = true }
    if let touch = order.touch, touches.count < 8 { touches.append(touch) }
    if let place = order.open { open(place) }
    if let wanted = order.compare { base = wanted.kind == .none ? nil : wanted }
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
    await past.close()
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
    case share
    case comparison(ComparisonState)
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
    guard !model.isBusy, model.problem == nil else { return nil }
    if !touches.isEmpty { return .touch(touches.removeFirst()) }
    let form = FormState(
      generation: generation, widget: widget, locale: model.look.locale,
      timeZone: model.look.timeZone, configuration: model.look.configuration)
    if form != shownForm { return .form(form) }
    if wantsSheet || wantsToShare, sheet.isWanted(of: model.look, generation) { return .sheet }
    if wantsToShare { return .share }
    if let base {
      let wanted = ComparisonState(generation: generation, look: model.look, base: base)
      if wanted != shownComparison { return .comparison(wanted) }
    }
    if lintedGeneration != generation { return .lint }
    return nil
  }

  private func perform(_ job: Job) async {
    switch job {
    case .effect(let effect): await perform(effect)
    case .touch(let touch): await perform(touch)
    case .form(let state): await showForm(state)
    case .sheet: await drawSheet()
    case .share:
      wantsToShare = false
      await telling?.value
      tell(.shared)
    case .comparison(let state): await compare(state)
    case .lint: await lint()
    }
  }

  private func perform(_ effect: CanvasEffect) async {
    if case .check = effect {
      history.noteChecked(FileTexts(of: services.files()))
      // Judging is slow and compiles the files separately, so pictures don't wait for it.
      Task { [work] in
        if let event = await work.outcome(of: effect) { self.finish(event) }
      }
      return
    }
    let texts = FileTexts(of: services.files())
    guard let event = await work.outcome(of: effect), !isClosed else { return }
    if case .compiled(let answer) = event, case .pictures = answer.outcome {
      generation += 1
      history.noteCompiled(texts)
    }
    effects += model.handle(event)
    await tellPictures()
    tellState()
    if case .compiled = event { logged = nil }
    let state = PageState(model, of: exercise, in: language)
    let events = PageEvent.events(of: state, after: logged, in: language)
    if !events.isEmpty { tell(.log(events)) }
    logged = state
  }

  private func finish(_ event: CanvasEvent) {
    guard !isClosed else { return }
    handle(event)
  }

  private func tellPictures() async {
    let pictures = model.pictures
    guard pictures.map(\.number) != toldPictures else { return }
    toldPictures = pictures.map(\.number)
    var places = PageViewPlaces(PictureRemarks())
    if let question = try? services.question(model.firstOrder) {
      places = PageViewPlaces(await services.studio.remarks(on: question))
    }
    tell(
      .pictures(
        pictures.map { picture in
          var shown = PagePicture(picture, in: language)
          shown.views = PageView.views(of: picture.rendered.picture, &places)
          return shown
        }))
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
      tell(.log(PageEvent.events(of: report, in: language)))
      guard report.outcome != nil else { return }
      // Redraw everything, since other widgets may read the data that the intent stored.
      generation += 1
      lintedGeneration = generation
      effects += model.redraw()
      tellState()
    } catch {
      let reason = services.describe(error)
      tell(.touched(PageTapResult(failure: reason, on: touch.picture, in: language)))
      tell(.log([PageEvent(.error, reason, in: language)]))
    }
  }

  /// Opens a place in the editor if it's in one of the canvas's files.
  private func open(_ place: PagePlace) {
    guard let editor,
      let file = services.files().first(where: {
        $0.lastPathComponent == place.file || $0.path.hasSuffix("/\(place.file)")
      })
    else { return }
    let line = place.line.map { max($0, 1) }
    let name = [place.file, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
    tell(.said(Sentence.pageOpens(name, in: editor.name).shown(in: language)))
    editor.open(FilePlace(file, line: line)) { [tell, services, language] error in
      tell(.said(services.describe(error).shown(in: language)))
    }
  }

  private func compare(_ state: ComparisonState) async {
    shownComparison = state
    do {
      let texts = try await texts(of: state.base)
      let question = try services.question(model.firstOrder)
      switch try await past.pictures(of: texts, asIn: question) {
      case .pictures(let before, _, _)?:
        tell(.comparison(PageComparison(before, model.pictures, in: language)))
      case .refused(let diagnostics)?:
        let count = diagnostics.toldOnce().count { $0.severity == .error }
        tell(.comparison(PageComparison(problem: .pageErrors(count), in: language)))
      case .nothing(let reason)?:
        tell(.comparison(PageComparison(problem: reason, in: language)))
      case nil: break
      }
    } catch {
      tell(.comparison(PageComparison(problem: services.describe(error), in: language)))
    }
  }

  private func texts(of base: PageBase) async throws -> FileTexts {
    switch base.kind {
    case .git:
      return try await GitRevision(base.revision ?? "HEAD").texts(of: services.files())
    case .check:
      guard let texts = history.lastCheck else { throw PageComparison.Missing.check }
      return texts
    case .none, .save:
      guard let texts = history.beforeSave else { throw PageComparison.Missing.save }
      return texts
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
