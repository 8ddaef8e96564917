import Drawing
import Judge
import Sentences
import WorkerProtocol

extension PictureDrawing {
  /// The family for previews that have none.
  private static let familyOfPreviews = PictureFamily.widget(.systemMedium)

  /// The maximum number of a preview's entries to draw.
  private static let mostEntries = 24

  /// Draws the chosen previews with each of their entries.
  ///
  /// A preview that can't be drawn is recorded as a failure, and the others are still drawn.
  ///
  /// - Throws: `StudioFailure.impossible` if there's no such preview, and failures of this machine.
  mutating func answer(
    previews selection: PreviewSelection, warnings: [VerdictDiagnostic]
  ) async throws -> PictureAnswer {
    let (all, session) = try await studio.previews(in: session)
    self.session = session
    let chosen = selection.chosen(from: all)
    guard !chosen.isEmpty else { throw StudioFailure.impossible(selection.absence(among: all)) }
    for preview in chosen { try await draw(preview) }
    return .pictures(pictures, warnings: warnings, failures: failures)
  }

  private mutating func draw(_ preview: PreviewContents) async throws {
    let count: Int
    do {
      count = try await session.entries(of: preview)
    } catch {
      try await fail(preview, error)
      return
    }
    let entries =
      question.drawsOneEntry
      ? [question.template.entry] : Array(0..<max(min(count, Self.mostEntries), 1))
    let families = preview.family.map { [$0] } ?? question.families ?? [Self.familyOfPreviews]
    for plain in question.requests(for: preview.subject, in: families) {
      for entry in entries {
        var request = plain
        request.entry = entry
        do {
          var picture = try await session.ask(request)
          picture.preview = .init(name: preview.name, entry: entry, entries: count)
          if entry == Self.mostEntries - 1, count > Self.mostEntries, entries.count > 1 {
            picture.picture.notes.append(.moreEntries(of: preview, after: Self.mostEntries, count))
          }
          add(picture, for: request)
        } catch {
          try await fail(preview, error)
          // The code may end the process for every entry, so skip the rest.
          if case .ended = error { return }
        }
      }
    }
  }

  /// Records a failure, and starts another process if the preview's code ended the current one.
  private mutating func fail(_ preview: PreviewContents, _ error: StudioFailure) async throws {
    if error.isOfRings { throw error }
    let failure = PictureFailure(widget: preview.name, failure: error)
    if !failures.contains(where: { $0.isSaidBy(failure) }) { failures.append(failure) }
    if case .ended = error { session = try await studio.reopen(session) }
  }
}

extension Studio {
  /// The maximum number of previews to look up one by one.
  private static let mostPreviews = 200

  /// Returns the previews of a session's code, without running their timelines.
  ///
  /// A preview whose code ends the process is listed with a default name.
  ///
  /// - Returns: The previews, and the session, which is a new one if a preview ended the process.
  /// - Throws: Failures of this machine.
  func previews(
    in opened: StudioSession
  ) async throws -> (previews: [PreviewContents], session: StudioSession) {
    var session = opened
    do {
      return (try await session.ask(PreviewsRequest(countsEntries: false)), session)
    } catch {
      if error.isOfRings { throw error }
      if case .ended = error { session = try await reopen(session) }
    }
    var found: [PreviewContents] = []
    for place in 0..<Self.mostPreviews {
      do {
        found += try await session.ask(PreviewsRequest(place: place, countsEntries: false))
      } catch {
        if error.isOfRings { throw error }
        if case .impossible = error { break }
        found.append(
          PreviewContents(
            name: "Preview \(place + 1)", isNamed: false, kind: .view, place: place))
        if case .ended = error { session = try await reopen(session) }
      }
    }
    return (found, session)
  }
}

extension StudioSession {
  /// Runs a preview's timeline and returns the number of its entries; returns 1 for a view.
  fileprivate func entries(of preview: PreviewContents) async throws(StudioFailure) -> Int {
    guard preview.kind != .view else { return 1 }
    let counted = try await ask(PreviewsRequest(place: preview.place))
    return counted.first { $0.part == preview.part }?.entries ?? 1
  }
}

extension RenderNote {
  fileprivate static func moreEntries(
    of preview: PreviewContents, after drawn: Int, _ count: Int
  ) -> RenderNote {
    RenderNote(
      rule: "more-entries",
      message: Sentence(
        "“\(preview.name)” has \(count) entries; the first \(drawn) are drawn.",
        ko: "“\(preview.name)” 미리보기의 엔트리는 \(count)개예요. 앞의 \(drawn)개만 그렸어요."),
      fix: Sentence(
        "Use --entry \(drawn) to draw the next one.", ko: "--entry \(drawn) 옵션으로 다음 것을 그리세요."))
  }
}
