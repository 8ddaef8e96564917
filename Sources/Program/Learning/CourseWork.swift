import Compiling
package import Curriculum
import Drawing
package import Foundation
package import Host
package import Judge
import Results
import Sentences
package import WorkerProtocol
package import Terminal
package import Tutor
package import Viewing

/// Checks and draws a learner's files.
package struct CourseWork: Sendable {
  package let course: Course
  package let context: CommandContext
  /// The processes kept warm for the next verdict; nil if only a single verdict is needed.
  var nextVerdict: NextVerdict?

  package init(course: Course, context: CommandContext, nextVerdict: NextVerdict? = nil) {
    self.course = course
    self.context = context
    self.nextVerdict = nextVerdict
  }

  /// Compiles the course's own files ahead of time, beginning with the given exercise.
  ///
  /// Failures are ignored here; they appear at the first check.
  ///
  /// - Parameter pause: Waits before each exercise for more urgent work.
  func prepare(from exercise: Exercise, pause: @Sendable () async -> Void) async {
    guard let judge = try? await judge else { return }
    let all = course.pack.exercises
    let place = all.firstIndex { $0.identifier == exercise.identifier } ?? 0
    let wanted = (all[place...] + all[..<place]).filter { $0.kind == .code }
    for exercise in wanted {
      await pause()
      try? await judge.prepare([exercise], in: course.pack)
    }
  }

  /// The judge for trusted files, written by the learner or an author.
  private var judge: Judge {
    get async throws { try await Services.found(context, keepsObjects: .latest).judge }
  }

  /// Returns the work in another language, which the learner may change during a session.
  func speaking(_ language: Language) -> CourseWork {
    CourseWork(
      course: Course(pack: course.pack, workspace: course.workspace, language: language),
      context: context, nextVerdict: nextVerdict)
  }

  /// Returns the work with another way to show pictures.
  func showing(_ way: PictureWay) -> CourseWork {
    var context = context
    context.terminal.pictures = way
    return CourseWork(course: course, context: context, nextVerdict: nextVerdict)
  }

  /// Judges the learner's current files.
  ///
  /// It stores them as a version together with the verdict.
  package func verdict(on exercise: Exercise, files named: [URL]? = nil) async throws
    -> LearnerVerdict
  {
    let files = named ?? course.workspace.files(of: exercise, in: course.pack)
    let judged = named == nil ? SavedVersions.contents(of: files) : [:]
    let judge = try await self.judge
    let verdict = await judge.verdict(
      for: exercise, in: course.pack, files: files,
      used: try course.usedFiles(of: exercise, besides: files),
      warmProcesses: { await nextVerdict?.ready(for: exercise) }
    ).forLearner(of: exercise, in: course.language)
    keep(judged, as: verdict, on: exercise)
    await prepareVerdict(on: exercise)
    return verdict
  }

  /// Prepares the exercise's next verdict, unless only one verdict is needed.
  func prepareVerdict(on exercise: Exercise) async {
    guard let nextVerdict, exercise.kind == .code else { return }
    await nextVerdict.prepare(exercise) {
      let files = course.workspace.files(of: exercise, in: course.pack)
      return try await judge.warmProcesses(
        for: exercise, in: course.pack, files: files,
        used: try course.usedFiles(of: exercise, besides: files))
    }
  }

  /// Prepares the availability check of an exercise, which takes seconds the first time.
  func prepareAvailability(for exercise: Exercise) async {
    guard let judge = try? await judge else { return }
    await judge.prepareAvailability(for: [exercise])
  }

  /// Draws for the prompt: an exercise's preview, or an expression with access to its files.
  package func draw(
    _ order: PictureOrder, on capabilities: TerminalCapabilities
  ) async throws -> DrawingOutcome {
    let own = course.workspace.files(of: order.exercise, in: course.pack)
    let used = try course.usedFiles(of: order.exercise, besides: own)
    let answer: PictureAnswer
    do {
      var asked = try question(order, files: own + used)
      asked.besideResources = course.pack.resourceHolders(for: order.exercise)
      answer = try await self.answer(to: asked, service: order.exercise.service)
    } catch let failure as StudioFailure where !failure.isOfRings {
      return .nothing(failure.placedSentence)
    }
    switch answer {
    case .pictures(let pictures, _, _):
      let printer = PicturePrinter(
        capabilities: capabilities, columns: capabilities.width, isDescribed: order.isDescribed,
        language: course.language,
        remarks: PictureRemarks(locator: ViewLocator(files: own + used)))
      let printout = try await printer.printout(of: pictures)
        .painted(on: capabilities, in: context.environment)
      return .picture(printout.text)
    case .refused(let diagnostics):
      let value = try await value(of: order, files: own + used)
      return value ?? .notCompiled(diagnostics)
    case .nothing(let reason): return .nothing(reason)
    }
  }

  /// Returns the printed value of a playground expression that isn't a view, or nil if it can't be printed.
  private func value(of order: PictureOrder, files: [URL]) async throws -> DrawingOutcome? {
    guard case .play(let code, let definitions) = order.subject else { return nil }
    var told = order
    told.subject = .play(
      "Text(verbatim: String(reflecting: (\(code))))", definitions: definitions)
    let answer = try await answer(
      to: try question(told, files: files), service: order.exercise.service)
    guard case .pictures(let pictures, _, _) = answer,
      let text = pictures.first?.picture.root.firstText
    else { return nil }
    return .told("= \(SanitizedText.text(text))\n", .worked)
  }

  package func answer(
    to question: PictureQuestion, service: PlayedService?
  ) async throws -> PictureAnswer {
    let studio = try await Services.found(context).studio.playing(service)
    let answer = try await studio.pictures(question)
    // The expression may not need the files, which don't compile yet.
    if case .refused = answer, question.view != nil, !question.files.isEmpty {
      var alone = question
      alone.files = []
      let lone = try await studio.pictures(alone)
      if case .pictures = lone { return lone }
    }
    return answer
  }

  private func question(_ order: PictureOrder, files: [URL]) throws -> PictureQuestion {
    let template = RenderRequest(subject: .widget(nil), locale: course.language.pictureLocale)
    // An expression is drawn in the family of the exercise's picture.
    let usual = [order.exercise.preview?.families.first ?? .widget(.systemSmall)]
    var question: PictureQuestion
    switch order.subject {
    case .expression(let expression):
      question = PictureQuestion(
        files: files, view: expression, families: usual, template: template)
    case .play(let expression, let lines):
      question = PictureQuestion(
        files: files, view: expression, families: usual, template: template)
      question.definitions = lines.joined(separator: "\n") + "\n"
    case .preview(let preview):
      question = PictureQuestion(preview, of: files, template: template)
    }
    if !order.families.isEmpty { question.families = order.families }
    if order.showsEveryFamily { question.families = nil }
    if !order.modes.isEmpty {
      question.modes = order.modes.compactMap(RenderingMode.init(rawValue:))
    }
    question.isDark = [order.isDark]
    question.timeZone = order.exercise.viewingTimeZone(onMachineIn: .machine())
    return question
  }
}

extension PictureNode {
  /// The first text in the view, from the top.
  fileprivate var firstText: String? {
    if let text, !text.isEmpty { return text }
    return children.lazy.compactMap(\.firstText).first
  }
}
