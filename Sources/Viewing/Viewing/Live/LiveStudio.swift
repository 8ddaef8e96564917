import Compiling
package import Foundation
package import Judge
package import WorkerProtocol

/// Keeps files open, compiling them on each save and drawing them on request.
///
/// Pictures show the last code that compiled, even if the current files don't.
package actor LiveStudio {
  let studio: Studio
  private var session: StudioSession?
  /// The declarations in the last code that compiled, loaded on first use.
  private var contents: PluginContents?
  /// The locations of views in the last code that compiled, loaded on first use.
  private var locator: ViewLocator?
  /// The warm processes for the next save.
  private var preparation: Task<WarmStudio?, Never>?
  private var isClosed = false

  package init(_ studio: Studio) {
    self.studio = studio
  }

  /// Returns a studio with the same settings, but without code.
  package nonisolated func another() -> LiveStudio { LiveStudio(studio) }

  package enum Compilation: Sendable {
    case compiled(warnings: [VerdictDiagnostic])
    case refused([VerdictDiagnostic])
  }

  /// Compiles the files of a request; if that works, later pictures show the new code.
  ///
  /// - Throws: `StudioFailure` if loading ended the process, `SourceError` for an unreadable file, and
  ///   failures of this machine.
  package func compile(_ question: PictureQuestion) async throws -> Compilation {
    let studio = studio.living(in: question.timeZone)
    let warmProcesses = try await takeWarmProcesses(in: studio)
    let opening: Studio.Opening
    do {
      opening = try await studio.open(
        files: question.files, views: question.expressions, probes: question.probes,
        bundle: question.bundle, besideResources: question.besideResources,
        options: question.options, settled: question.settled, warmProcesses: warmProcesses)
    } catch let end as WorkerEnd {
      throw StudioFailure.ended(end)
    }
    warmProcesses?.compiler?.stop()
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

  /// Draws the last code that compiled; returns nil if no code has compiled yet.
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

  /// Returns the previews of the last code that compiled, or none if no code has compiled yet.
  package func previews() async -> [PreviewContents] {
    guard let open = session, let found = try? await studio.previews(in: open) else { return [] }
    session = found.session
    return found.previews
  }

  /// Returns a session with the last code that compiled in a time zone, or nil if no code has compiled yet.
  ///
  /// Changing the time zone restarts the process, which loses data stored by taps.
  ///
  /// - Parameter timeZone: The time zone; nil for the studio's time zone.
  /// - Throws: `StudioFailure` if loading ended the process, and failures of this machine.
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

  /// Returns remarks on pictures of the last code that compiled, reading its source only once.
  package func remarks(on question: PictureQuestion) -> PictureRemarks {
    let known = locator ?? ViewLocator(files: question.files)
    locator = known
    return PictureRemarks(locator: known)
  }

  /// Returns the dates of a widget's timeline entries, or none if the widget has no timeline.
  ///
  /// - Parameter picture: The request for a picture of the widget.
  package func entries(of picture: RenderRequest) async -> [Date] {
    guard let timeline = await timeline(of: picture) else { return [] }
    return timeline.entries.map(\.date).filter(\.timeIntervalSinceReferenceDate.isFinite)
  }

  /// Returns a widget's timeline, or nil if the widget has none.
  ///
  /// - Parameter picture: The request for a picture of the widget.
  package func timeline(of picture: RenderRequest) async -> TimelineSummary? {
    guard let session, case .widget(let type) = picture.subject, let family = picture.family.widget
    else { return nil }
    let request = TimelineRequest(
      widget: type, family: family, from: picture.asked ?? session.usualMoment,
      configuration: picture.configuration)
    return try? await session.ask(request)
  }

  /// Returns the response of the last code that compiled, or nil if no code has compiled yet.
  ///
  /// A new process, without data stored by taps, starts if the request ends the current one.
  func answer<Request: WorkerRequest>(to request: Request) async throws -> Request.Response? {
    guard let session else { return nil }
    do {
      return try await session.ask(request)
    } catch {
      if case .ended = error { self.session = try await studio.reopen(session) }
      throw error
    }
  }

  /// Starts another process with the same code in a time zone; returns nil if no code has compiled yet.
  func another(in timeZone: PhoneTimeZone) async throws -> StudioSession? {
    guard var code = session?.code else { return nil }
    code.studio = code.studio.living(in: timeZone)
    return try await code.session(in: await code.studio.startWorker())
  }

  /// Starts the processes for the next compilation of similar files.
  ///
  /// Errors are ignored, since compiling reports them too.
  package func prepare(for question: PictureQuestion) {
    guard preparation == nil, !isClosed else { return }
    preparation = Task { [studio = studio.living(in: question.timeZone)] in
      try? await studio.warmProcesses(for: question)
    }
  }

  /// Waits until the warm processes have started.
  package func awaitPreparation() async { _ = await preparation?.value }

  /// Returns the warm processes, waiting until they are ready; nil if there are none.
  ///
  /// - Parameter studio: The studio with the required time zone.
  /// - Throws: Failures of this machine.
  private func takeWarmProcesses(in studio: Studio) async throws -> WarmStudio? {
    guard let preparation else { return nil }
    self.preparation = nil
    guard let warmProcesses = await preparation.value else { return nil }
    let wanted = studio.configuration.timeZone
    guard warmProcesses.timeZone != wanted else { return warmProcesses }
    // Keep the compiler, which doesn't depend on the time zone.
    await warmProcesses.worker.stop()
    return WarmStudio(
      compiler: warmProcesses.compiler, worker: try await studio.startWorker(), timeZone: wanted)
  }

  package func close() async {
    isClosed = true
    // Stop the preparation without waiting for it.
    if let preparation { Task { await preparation.value?.stop() } }
    preparation = nil
    await session?.close()
    session = nil
  }
}
