import Compiling
package import Foundation
import Judge
package import WorkerProtocol
import WidgetLint

/// Installs an app with a widget extension on a phone and opens the widget gallery.
package struct GalleryVisit {
  let files: [URL]
  let request: GalleryRequest
  /// Whether bundles compile with the result builder of the first SDKs.
  let usesEarlierBuilder: Bool
  let studio: Studio
  private let outline: ExtensionOutline

  package init(files: [URL], request: GalleryRequest, usesEarlierBuilder: Bool, studio: Studio) {
    self.files = files
    self.request = request
    self.usesEarlierBuilder = usesEarlierBuilder
    self.studio = studio
    outline = ExtensionOutline(LintSources(files).files)
  }

  /// Compiles the files, opens the gallery and reports the result.
  ///
  /// - Throws: `GalleryError`, and failures of this machine.
  package func report() async throws -> GalleryReport {
    var report = GalleryReport(request)
    async let older = studio.availability(
      of: files, deploymentTargets: [request.extensionTarget])
    let opening = try await studio.open(files: files)
    var tooNew = try await older
    if usesEarlierBuilder, case .opened = opening {
      tooNew += try await EarlierBundleBuilder(studio: studio).refusals(of: files)
    }
    switch opening {
    case .refused(let found):
      report.compiles = false
      report.notes = notes.ofRefused
      report.diagnostics = (found + tooNew).toldOnce().errorsFirst()
      return report
    case .opened(let session, let warnings):
      report.compiles = !tooNew.contains { $0.severity == .error }
      report.notes = report.compiles ? notes.notes : notes.ofRefused
      report.diagnostics = (warnings + tooNew).toldOnce().errorsFirst()
      let types = try await session.ask(InspectRequest.types)
      guard !(types.widgets + types.controls).isEmpty else {
        if session.code.leftOut.isIncomplete || studio.target != nil,
          let leftOut = LeftOutWidgets(of: files)
        {
          throw leftOut
        }
        throw GalleryError.noWidget(files.map(\.relativePath))
      }
      try await install(session, types, &report)
      return report
    }
  }

  private var notes: GalleryNotes {
    GalleryNotes(request: request, outline: outline, usesEarlierBuilder: usesEarlierBuilder)
  }

  private func install(
    _ session: StudioSession, _ types: PluginContents, _ report: inout GalleryReport
  ) async throws {
    guard report.compiles else {
      await session.close()
      return report.leaveOut(types, .notCompiled(target: request.extensionTarget))
    }
    let phone = try await installation(in: session)
    (report.installs, report.hasExtension) = (phone.installs, phone.hasExtension)
    guard phone.hasExtension else {
      await session.close()
      guard phone.installs else {
        return report.leaveOut(types, .appTooNew(target: request.appTarget))
      }
      report.obstacles = try await studio.availability(
        of: files, deploymentTargets: [request.systemVersion])
      return report.leaveOut(
        types, .extensionTooNew(target: request.extensionTarget),
        at: report.obstacles.first?.place)
    }
    try await openGallery(session, types, &report)
  }

  private func openGallery(
    _ session: StudioSession, _ types: PluginContents, _ report: inout GalleryReport
  ) async throws {
    let session = try await onPhone(session)
    let contents: GalleryContents
    do {
      contents = try await session.ask(request)
    } catch {
      let failure = error
      guard case .ended(let end) = failure, !failure.isOfRings else { throw failure }
      if let names = session.code.leftOut.names() {
        return report.leaveOut(types, .leftOut(names))
      }
      let isUnavailable =
        end.message.spoken(in: .english).hasSuffix(" Unavailable.") && outline.firstCondition != nil
      let place = end.file.flatMap { file in end.line.map { LintPlace(file: file, line: $0) } }
      return report.leaveOut(
        types, isUnavailable ? .unavailable : .crashed(end.message),
        at: isUnavailable ? outline.firstCondition : place)
    }
    let absences = GalleryAbsences(
      contents: contents, request: request, outline: outline, leftOut: session.code.leftOut)
    report.appName = contents.appName
    report.controls = contents.controls
    report.missing = absences.missing(of: types)
    report.notes += absences.notes
    var drawing = GalleryDrawing(studio: studio, session: session, request: request)
    report.offers = try await drawing.offers(of: contents)
    report.failures = drawing.failures
    await drawing.session.close()
  }

  /// Checks that the app and its extension install, without running the extension.
  private func installation(in session: StudioSession) async throws -> GalleryContents {
    var request = request
    request.asksExtension = false
    do {
      return try await session.ask(request)
    } catch {
      let failure = error
      await session.close()
      guard failure.isWithoutAnswer else { throw failure }
      throw GalleryError.noPhone(failure.sentence)
    }
  }

  /// Returns a session in which `#available` is resolved for the phone's iOS version.
  private func onPhone(_ session: StudioSession) async throws -> StudioSession {
    guard AvailabilityVariant.differs(files, on: request.systemVersion) else { return session }
    await session.close()
    var options = CompileOptions()
    options.systemVersion = request.systemVersion
    switch try await studio.open(files: files, options: options) {
    case .opened(let session, _): return session
    case .refused(let diagnostics): throw RefusedSource(diagnostics: diagnostics)
    }
  }
}

extension VerdictDiagnostic {
  fileprivate var place: LintPlace? {
    file.flatMap { file in line.map { LintPlace(file: file, line: $0) } }
  }
}
