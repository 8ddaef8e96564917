package import Foundation
package import Judge
package import Stage

/// Files that stay open: compiled when they are saved, drawn as often as somebody asks for another picture.
///
/// Where a newer state of the files does not compile, pictures are still made of the last one that did.
package actor LiveStudio {
  private let studio: Studio
  private var session: StudioSession?

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
    let views = question.view.map {
      [ViewExpression(name: Studio.expressionName, source: $0)]
    }
    let opening: Studio.Opening
    do {
      opening = try await studio.open(
        files: question.files, views: views ?? [], probes: question.probes, bundle: question.bundle,
        besideResources: question.besideResources, options: question.options)
    } catch let end as WorkerEnd {
      throw StudioFailure.ended(end)
    }
    switch opening {
    case .refused(let diagnostics): return .refused(diagnostics)
    case .opened(let opened, let diagnostics):
      await session?.close()
      session = opened
      return .compiled(warnings: diagnostics)
    }
  }

  /// Draws what a question asks of the code that compiled last; nil where none did yet.
  ///
  /// - Throws: `StudioFailure`, and failures of this machine.
  package func draw(_ question: PictureQuestion) async throws -> PictureAnswer? {
    guard let session else { return nil }
    var drawing = PictureDrawing(studio: studio, session: session, question: question)
    do {
      let answer = try await drawing.answer(
        view: question.view.map { _ in Studio.expressionName }, warnings: [])
      self.session = drawing.session
      return answer
    } catch {
      self.session = drawing.session
      throw error
    }
  }

  /// When the entries of a widget's timeline begin; none where it has no timeline.
  ///
  /// - Parameter picture: One that was drawn of the widget.
  package func entries(of picture: RenderRequest) async -> [Date] {
    guard let session, case .widget(let type) = picture.subject, let family = picture.family.widget
    else { return [] }
    let request = TimelineRequest(
      widget: type, family: family, from: picture.asked ?? PhoneClock.usualMoment,
      configuration: picture.configuration)
    guard let timeline = try? await session.ask(request) else { return [] }
    return timeline.entries.map(\.date).filter(\.timeIntervalSinceReferenceDate.isFinite)
  }

  /// Ends the process.
  package func close() async {
    await session?.close()
    session = nil
  }
}
