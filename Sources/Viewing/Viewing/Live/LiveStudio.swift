import Compiling
package import Foundation
package import Judge
package import Stage

/// Files that stay open: compiled when they are saved, drawn as often as somebody asks for another picture.
///
/// Where a newer state of the files does not compile, pictures are still made of the last one that did.
package actor LiveStudio {
  let studio: Studio
  private var session: StudioSession?
  /// What the code that compiled last declares, once somebody has asked.
  private var contents: PluginContents?
  /// Where views stand in the code that compiled last, once somebody has asked.
  private var locator: ViewLocator?
  /// What the next save needs.
  private var preparation: Task<StudioStandby?, Never>?
  private var isClosed = false

  package init(_ studio: Studio) {
    self.studio = studio
  }

  /// What became of the files as they are now.
  package enum Compilation: Sendable {
    case compiled(warnings: [VerdictDiagnostic])
    case refused([VerdictDiagnostic])
  }

  /// Compiles what a question is about; pictures are of it from now on, if that works.
  ///
  /// - Throws: `StudioFailure` where loading ended the process, `SourceError` for a file that cannot be
  ///   read, and failures of this machine.
  package func compile(_ question: PictureQuestion) async throws -> Compilation {
    let studio = studio.living(in: question.timeZone)
    let standby = try await takeStandby(in: studio)
    let opening: Studio.Opening
    do {
      opening = try await studio.open(
        files: question.files, views: question.expressions, probes: question.probes,
        bundle: question.bundle, besideResources: question.besideResources,
        options: question.options, settled: question.settled, standby: standby)
    } catch let end as WorkerEnd {
      throw StudioFailure.ended(end)
    }
    standby?.compiler?.stop()
    switch opening {
    case .refused(let diagnostics): return .refused(diagnostics)
    case .opened(let opened, let diagnostics):
      await session?.close()
      session = opened
      contents = nil
      locator = nil
      return .compiled(warnings: diagnostics)
    }
  }

  /// Draws what a question asks of the code that compiled last; nil where none did yet.
  ///
  /// - Throws: `StudioFailure`, and failures of this machine.
  package func draw(_ question: PictureQuestion) async throws -> PictureAnswer? {
    guard let session = try await session(in: question.timeZone) else { return nil }
    var drawing = PictureDrawing(
      studio: studio, session: session, question: question, contents: contents)
    defer { (self.session, contents) = (drawing.session, drawing.contents) }
    return try await drawing.answer(
      view: question.view.map { _ in Studio.expressionName }, warnings: [])
  }

  /// What compiled last, on a phone in this time zone; nil where nothing did yet.
  ///
  /// Another zone takes a process of its own, which forgets what taps had stored.
  ///
  /// - Parameter timeZone: Nil for that of the studio.
  /// - Throws: `StudioFailure` where loading ended the process, and failures of this machine.
  private func session(in timeZone: PhoneTimeZone?) async throws -> StudioSession? {
    let wanted = timeZone ?? studio.configuration.timeZone
    guard let open = session, open.code.studio.configuration.timeZone != wanted else {
      return session
    }
    do {
      session = try await studio.reopen(open, in: wanted)
    } catch let end as WorkerEnd {
      throw StudioFailure.ended(end)
    }
    return session
  }

  /// What is worth knowing about pictures of the code that compiled last, which are drawn again and again
  /// while its sources are read once.
  package func remarks(on question: PictureQuestion) -> PictureRemarks {
    let known = locator ?? ViewLocator(files: question.files)
    locator = known
    return PictureRemarks(locator: known)
  }

  /// When the entries of a widget's timeline begin; none where it has no timeline.
  ///
  /// - Parameter picture: One that was drawn of the widget.
  package func entries(of picture: RenderRequest) async -> [Date] {
    guard let timeline = await timeline(of: picture) else { return [] }
    return timeline.entries.map(\.date).filter(\.timeIntervalSinceReferenceDate.isFinite)
  }

  /// A widget's timeline; nil where it has none.
  ///
  /// - Parameter picture: One that was drawn of the widget.
  package func timeline(of picture: RenderRequest) async -> TimelineSummary? {
    guard let session, case .widget(let type) = picture.subject, let family = picture.family.widget
    else { return nil }
    let request = TimelineRequest(
      widget: type, family: family, from: picture.asked ?? session.usualMoment,
      configuration: picture.configuration)
    return try? await session.ask(request)
  }

  /// An answer of the code that compiled last; nil where none did yet.
  ///
  /// A question that ends the process is followed by a fresh one, which forgets what taps had stored.
  func answer<Request: StageRequest>(to request: Request) async throws -> Request.Response? {
    guard let session else { return nil }
    do {
      return try await session.ask(request)
    } catch {
      if case .ended = error { self.session = try await studio.reopen(session) }
      throw error
    }
  }

  /// The same code in a process of its own, on a phone in this time zone; nil where none compiled yet.
  func another(in timeZone: PhoneTimeZone) async throws -> StudioSession? {
    guard var code = session?.code else { return nil }
    code.studio = code.studio.living(in: timeZone)
    return try await code.session(in: await code.studio.startWorker())
  }

  /// Starts what the next compile of files like these needs, for as long as nobody asks for it.
  ///
  /// A failure is not told: the compile meets the same one and has the words for it.
  package func prepare(for question: PictureQuestion) {
    guard preparation == nil, !isClosed else { return }
    preparation = Task { [studio = studio.living(in: question.timeZone)] in
      try? await studio.standby(for: question)
    }
  }

  /// Waits until what the next compile needs has been started.
  package func awaitPreparation() async { _ = await preparation?.value }

  /// What was started for the next compile, or nearly is; nil where nothing was.
  ///
  /// - Parameter studio: In whose time zone its process has to be.
  /// - Throws: Failures of this machine.
  private func takeStandby(in studio: Studio) async throws -> StudioStandby? {
    guard let preparation else { return nil }
    self.preparation = nil
    guard let standby = await preparation.value else { return nil }
    let wanted = studio.configuration.timeZone
    guard standby.timeZone != wanted else { return standby }
    // The compiler knows nothing of zones.
    await standby.worker.stop()
    return StudioStandby(
      compiler: standby.compiler, worker: try await studio.startWorker(), timeZone: wanted)
  }

  /// Ends the processes.
  package func close() async {
    isClosed = true
    // Nobody waits for what was only begun.
    if let preparation { Task { await preparation.value?.stop() } }
    preparation = nil
    await session?.close()
    session = nil
  }
}
