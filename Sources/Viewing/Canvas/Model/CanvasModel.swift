package import Drawing
package import Judge
package import WorkerProtocol
import Terminal
package import Viewing

/// A canvas as a state machine: an event changes its state and requests effects.
///
/// It touches neither disk nor screen. A terminal or a page displays it and sends it events.
package struct CanvasModel: Sendable {
  /// The displayed name: a file, or an exercise's title.
  package let name: String
  /// The default families; nil for all that the widget supports.
  private let usualFamilies: [PictureFamily]?
  private let isJudged: Bool
  /// Whether files without a widget are a problem; false for an exercise without a picture.
  private let expectsPicture: Bool

  package private(set) var look: CanvasAppearance
  package private(set) var choices: CanvasChoices
  /// The last valid pictures: the requested pictures, and pictures that fill the rest of the window.
  package private(set) var pictures: [CanvasPicture] = []
  package private(set) var fillers: [CanvasPicture] = []
  package private(set) var failures: [PictureFailure] = []
  package private(set) var notes: [RenderNote] = []
  package private(set) var problem: CanvasProblem?
  package private(set) var verdict: LearnerVerdict?
  /// The time from the last save or key to its picture.
  package private(set) var took: Duration?
  /// Whether `took` is the time of the first picture, which also prepares the compiler.
  package private(set) var isFirstPicture = false
  package private(set) var showsKeys = false
  /// Whether to show all problems that the checks find, or only the first.
  package private(set) var showsAllProblems = false
  package private(set) var hasLeft = false

  private var room = CanvasRoom(columns: 0, rows: 0)
  private var work = Work()
  private var lastNumber = 0
  /// The time zone for which the entries were requested; nil if the code has changed since then.
  private var zoneOfEntries: PhoneTimeZone?

  /// The work in progress, one task at a time, and the work to do next.
  private struct Work {
    var isCompiling = false
    var isDrawing = false
    var isJudging = false
    var isSavedSince = false
    var isTurnedSince = false
    var isAsked = false
    var wantsVerdict = false
    /// Whether the files are missing, so that pending work is about earlier files.
    var isOfGoneFiles = false
  }

  /// - Parameters:
  ///   - families: The default families; nil for all families that the widget supports.
  ///   - choices: The families to choose from; empty for the default families.
  ///   - isJudged: Whether to run an exercise's checks after each save that compiles.
  ///   - expectsPicture: Whether files without a widget are a problem.
  package init(
    name: String, families: [PictureFamily]? = nil, choices: [PictureFamily] = [],
    look: CanvasAppearance = CanvasAppearance(), isJudged: Bool = false,
    expectsPicture: Bool = true
  ) {
    self.name = name
    self.isJudged = isJudged
    self.expectsPicture = expectsPicture
    self.look = look
    usualFamilies = families
    self.choices = CanvasChoices(
      families: choices.isEmpty ? families ?? [] : choices, locale: look.locale,
      timeZone: look.timeZone)
    zoneOfEntries = look.timeZone
  }

  /// Chooses the previews to show first, without drawing them yet.
  package mutating func show(_ previews: PreviewSelection) { look.preview = previews }

  /// Returns the canvas with another initial device, or unchanged if `device` is nil.
  package func on(_ device: String?) -> CanvasModel {
    guard let device else { return self }
    var model = self
    (model.look.device, model.choices.device) = (device, device)
    return model
  }

  package var firstOrder: CanvasOrder { order(round: 0) }

  /// Whether a newer picture is in progress.
  package var isBusy: Bool { work.isCompiling || work.isDrawing }

  package var isCompiling: Bool { work.isCompiling }
  package var isJudging: Bool { work.isJudging }

  package mutating func handle(_ event: CanvasEvent) -> [CanvasEffect] {
    if hasLeft { return [] }
    switch event {
    case .started: return compile()
    case .key(let key): return handle(key)
    case .interrupted: return leave()
    case .saved:
      // Opening an exercise doesn't count as an attempt.
      work.isAsked = true
      work.isOfGoneFiles = false
      return compile()
    case .disappeared:
      work.isOfGoneFiles = true
      work.isSavedSince = false
      problem = .missing
      return []
    case .compiled(let answer):
      work.isCompiling = false
      return take(answer, isOfFiles: true)
    case .drawn(let answer):
      work.isDrawing = false
      return take(answer, isOfFiles: false)
    case .judged(let verdict):
      work.isJudging = false
      self.verdict = verdict
      return check()
    case .notJudged:
      work.isJudging = false
      verdict = nil
      return check()
    case .resized(let room):
      self.room = room
      return fill()
    case .converted: return []
    }
  }

  // MARK: - Keys

  private mutating func handle(_ key: Key) -> [CanvasEffect] {
    if showsKeys, key == .escape || key == .letter("q") {
      showsKeys = false
      return []
    }
    switch key {
    case .letter("q"), .escape, .end: return leave()
    case .letter("?"):
      showsKeys.toggle()
      return []
    case .letter("r"), .enter:
      work.isAsked = true
      work.isOfGoneFiles = false
      return compile()
    case .letter("a"):
      showsAllProblems.toggle()
      return []
    default:
      if case .letter(let letter) = key, let number = letter.wholeNumberValue, number > 0 {
        return choosePreview(number)
      }
      guard let dial = CanvasControl(key) else { return [] }
      return turn(dial)
    }
  }

  package mutating func turn(_ dial: CanvasControl) -> [CanvasEffect] {
    var turned = look
    turned.turn(dial, among: choices)
    return look(at: turned)
  }

  /// Shows the preview with a number in the list, counting from 1, or the widgets if it's already shown.
  private mutating func choosePreview(_ number: Int) -> [CanvasEffect] {
    guard choices.previews.indices.contains(number - 1) else { return [] }
    var turned = look
    let chosen = PreviewSelection.one(ChosenPreview(choices.previews[number - 1]))
    (turned.preview, turned.entry) = (look.preview == chosen ? nil : chosen, 0)
    return look(at: turned)
  }

  /// The pictures to show; for a preview, those from the chosen entry on.
  package var shownPictures: [CanvasPicture] {
    look.preview == nil
      ? pictures : pictures.filter { ($0.rendered.preview?.entry ?? 0) >= look.entry }
  }

  /// Shows pictures that were recorded for the same files, until the live pictures arrive.
  mutating func show(recorded: [RenderedWidget]) { pictures = recorded.map { numbered($0) } }

  /// Draws the same picture again, because the widget's data has changed.
  package mutating func redraw() -> [CanvasEffect] { draw() }

  package mutating func look(at chosen: CanvasAppearance) -> [CanvasEffect] {
    let before = look
    look = chosen
    guard look != before else { return [] }
    // Another iOS version resolves every `#available` differently, so the code must be compiled again.
    if look.systemVersion != before.systemVersion { return compile() }
    return draw()
  }

  private mutating func leave() -> [CanvasEffect] {
    hasLeft = true
    return [.leave]
  }

  // MARK: - Work

  private mutating func compile() -> [CanvasEffect] {
    if isBusy {
      work.isSavedSince = true
      return []
    }
    work.isSavedSince = false
    work.isTurnedSince = false
    work.isCompiling = true
    return [.compile(order(round: 0))]
  }

  private mutating func draw() -> [CanvasEffect] {
    if isBusy {
      work.isTurnedSince = true
      return []
    }
    work.isTurnedSince = false
    switch problem {
    case nil: break
    // The files may have other previews or widgets to draw.
    case .nothing: if pictures.isEmpty { return compile() }
    // Code that never compiled has no picture.
    case .refused, .missing: if pictures.isEmpty { return [] }
    }
    work.isDrawing = true
    return [.draw(order(round: 0))]
  }

  private mutating func check() -> [CanvasEffect] {
    guard work.wantsVerdict, !work.isJudging else { return [] }
    work.wantsVerdict = false
    work.isJudging = true
    return [.check]
  }

  /// - Parameter isOfFiles: Whether the response is to a save, and not to new preview options.
  private mutating func take(_ answer: CanvasAnswer, isOfFiles: Bool) -> [CanvasEffect] {
    guard !work.isOfGoneFiles else { return [] }
    let isAboutTheFiles = answer.order.round == 0
    if let previews = answer.previews {
      choices.previews = previews
      zoneOfEntries = nil
    }
    switch answer.outcome {
    case .pictures(let drawn, let failures, let notes):
      if isAboutTheFiles {
        isFirstPicture = isOfFiles && !work.isAsked
        show(drawn, failures: failures, notes: notes, answer)
      } else {
        addFillers(drawn)
      }
    case .refused(let diagnostics):
      problem = .refused(diagnostics)
      verdict = nil
    case .nothing(let reason):
      // A failure of a picture that only fills the window isn't a problem, because the learner didn't request
      // the picture.
      if isAboutTheFiles, expectsPicture {
        problem = .nothing(reason)
        // A verdict on earlier files would contradict the problem.
        if isOfFiles { verdict = nil }
      } else if isAboutTheFiles {
        problem = nil
        (pictures, fillers, took) = ([], [], answer.took)
      }
    }
    if isAboutTheFiles, isOfFiles, isJudged, work.isAsked, answer.isCompiled {
      work.wantsVerdict = true
    }
    if work.isSavedSince { return compile() }
    if work.isTurnedSince { return draw() }
    return fill(after: answer.order.round) + check()
  }

  private mutating func show(
    _ drawn: [RenderedWidget], failures: [PictureFailure], notes: [RenderNote],
    _ answer: CanvasAnswer
  ) {
    problem = nil
    took = answer.took
    pictures = drawn.map { numbered($0) }
    if look.mode == nil { choices.usualModes = Set(drawn.map(\.request.mode)) }
    self.failures = failures
    self.notes = notes
    // Older fillers stay until newer ones arrive, to avoid flickering.
    let places = Set(pictures.map(\.place))
    let model = self
    fillers.removeAll { places.contains($0.place) || !model.isWanted($0) }
    if let entries = answer.entries {
      choices.entries = entries
      zoneOfEntries = answer.order.look.timeZone
    }
    choices.previewEntries = drawn.compactMap(\.preview).map(\.entries).max() ?? 0
    if answer.entries != nil || look.preview != nil {
      look.entry = min(look.entry, max(choices.entryCount(of: look) - 1, 0))
    }
    if look.family == nil, usualFamilies == nil, look.preview == nil {
      choices.families = drawn.map(\.request.family).reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
      }
    }
  }

  private mutating func numbered(_ picture: RenderedWidget) -> CanvasPicture {
    lastNumber += 1
    return CanvasPicture(number: lastNumber, rendered: picture)
  }

  // MARK: - Fillers

  private mutating func addFillers(_ drawn: [RenderedWidget]) {
    let newer = drawn.map { numbered($0) }
    let places = Set(newer.map(\.place))
    fillers.removeAll { places.contains($0.place) }
    fillers += newer
  }

  /// Requests the next pictures that fill the window, if there's space for any of them.
  private mutating func fill(after round: Int = 0) -> [CanvasEffect] {
    guard !isBusy, problem == nil, look.preview == nil, look.family == nil || look.mode == nil
    else { return [] }
    let families = fillingFamilies
    guard !families.isEmpty else { return [] }
    for next in (round + 1)..<max(round + 1, fillingKinds.count + 1) {
      let order = order(round: next)
      // An exercise's own pictures may already have the mode.
      let isThere = (pictures + fillers.filter(isFresh)).contains { picture in
        order.modes.contains(picture.rendered.request.mode)
          && picture.rendered.request.isDark == order.isDark
      }
      guard !isThere, hasRoom(forOneOf: families) else { continue }
      work.isDrawing = true
      return [.draw(order)]
    }
    return []
  }

  /// Returns whether a filler shows the same code and preview options as the pictures.
  private func isFresh(_ filler: CanvasPicture) -> Bool {
    filler.number > (pictures.last?.number ?? 0)
  }

  private func isWanted(_ filler: CanvasPicture) -> Bool {
    guard look.preview == nil else { return false }
    let request = filler.rendered.request
    return fillingKinds.contains { $0.mode == request.mode && $0.isDark == request.isDark }
      && (look.family == nil || look.family == request.family)
  }

  /// The variants of the pictures that fill the window.
  private var fillingKinds: [(mode: RenderingMode, isDark: Bool)] {
    if let mode = look.mode { return [(mode, !look.isDark)] }
    return [(.accented, look.isDark), (.fullColor, !look.isDark)]
  }

  /// The families on the Home Screen; other families have only one mode and color scheme.
  private var fillingFamilies: [PictureFamily] {
    pictures.map(\.rendered.request.family).filter { $0.widget?.isAccessory == false }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func hasRoom(forOneOf families: [PictureFamily]) -> Bool {
    let shown = (pictures + fillers.filter(isFresh)).map { CanvasPacking.size(of: $0.rendered) }
    let packing = CanvasPacking(shown, into: room)
    guard packing.left.isEmpty || packing.placed.count >= pictures.count else { return false }
    let sizes = pictures.filter { families.contains($0.rendered.request.family) }
      .map { CanvasPacking.size(of: $0.rendered) }
    return sizes.contains { size in
      CanvasPacking(shown + [size], into: room).placed.contains { $0.index == shown.count }
    }
  }

  private func order(round: Int) -> CanvasOrder {
    guard round > 0, fillingKinds.indices.contains(round - 1) else {
      return CanvasOrder(
        look: look, families: look.family.map { [$0] } ?? usualFamilies,
        modes: look.mode.map { [$0] } ?? [], isDark: look.isDark, round: 0,
        asksEntries: look.preview == nil && look.timeZone != zoneOfEntries)
    }
    let kind = fillingKinds[round - 1]
    return CanvasOrder(
      look: look, families: fillingFamilies, modes: [kind.mode], isDark: kind.isDark,
      round: round)
  }
}
