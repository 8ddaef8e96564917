import Drawing
import Foundation
import Judge
import PhoneFacts
import Sentences
import WorkerProtocol

/// Draws the requested widgets in turn.
///
/// A new worker draws the rest if a widget ends the current one.
struct PictureDrawing {
  let studio: Studio
  var session: StudioSession
  let question: PictureQuestion
  /// The files' declarations, once they are known.
  private(set) var contents: PluginContents?
  private(set) var pictures: [RenderedWidget] = []
  var failures: [PictureFailure] = []
  private lazy var groups = AppGroups(of: studio.target)
  /// The reason that unrequested families of a widget were left out.
  private var omission: StudioFailure?

  /// - Parameter contents: The code's declarations if they are already known; nil to request them.
  init(
    studio: Studio, session: StudioSession, question: PictureQuestion,
    contents: PluginContents? = nil
  ) {
    self.studio = studio
    self.session = session
    self.question = question
    self.contents = contents
  }

  /// A subject to draw, with its display name and families.
  private struct Order {
    var subject: RenderRequest.Subject
    var name: String
    var families: [PictureFamily]
    /// The reason requested families are left out: the widget doesn't support them.
    var omission: StudioFailure?
  }

  private struct Nothing: Error { var reason: Sentence }

  /// Draws everything requested.
  ///
  /// - Parameter view: The name of the view to draw; nil for widgets, controls and previews.
  /// - Throws: `StudioFailure` if nothing could be drawn.
  mutating func answer(
    view: String?, warnings: [VerdictDiagnostic]
  ) async throws -> PictureAnswer {
    if let previews = question.previews {
      return try await answer(previews: previews, warnings: warnings)
    }
    var orders: [Order] = []
    if let view {
      orders = [
        Order(
          subject: .view(view), name: view,
          families: question.families ?? Family.ofPhones.map(PictureFamily.widget))
      ]
    } else {
      do {
        let contents = try await declaredContents()
        if drawsPreviews(of: contents) {
          orders = try await drawPreviews(of: contents)
          if orders.isEmpty {
            return .pictures(pictures, warnings: warnings, failures: failures)
          }
        } else {
          orders = try self.orders(for: contents)
        }
      } catch let nothing as Nothing {
        if let first = failures.first { throw first.failure }
        return .nothing(nothing.reason)
      }
    }
    if orders.count == 1, orders[0].families.isEmpty {
      // The request for any family explains that the widget supports none.
      orders[0].families = [.widget(.systemSmall)]
    }
    for order in orders {
      try await draw(order, isAlone: orders.count == 1)
      if let omission = order.omission {
        failures.append(PictureFailure(widget: order.name, failure: omission))
      }
    }
    if view == nil, question.widget == nil {
      let reason = session.code.leftOut.reasonForLost()
      failures += session.code.leftOut.lostWidgets.map {
        PictureFailure(widget: $0, failure: .unanswerable(reason))
      }
    }
    if pictures.isEmpty, let failure = failures.first?.failure ?? omission { throw failure }
    return .pictures(pictures, warnings: warnings, failures: failures)
  }

  private mutating func draw(_ order: Order, isAlone: Bool) async throws {
    let requests = question.requests(for: order.subject, in: order.families)
    var ahead = AskedAhead()
    do {
      try await draw(requests, of: order, isAlone: isAlone, &ahead)
    } catch {
      // The request made in advance may have ended the worker, which later requests need.
      if await !ahead.drain() { session = try await studio.reopen(session) }
      throw error
    }
    _ = await ahead.drain()
  }

  private mutating func draw(
    _ requests: [RenderRequest], of order: Order, isAlone: Bool, _ ahead: inout AskedAhead
  ) async throws {
    var ends = 0
    var givenUp: WorkerEnd?
    for (place, request) in requests.enumerated() {
      if let givenUp {
        try await drawPlaceholder(request, of: order, after: givenUp)
        continue
      }
      do {
        add(
          try await ahead.picture(
            of: request, before: requests.dropFirst(place + 1).first, in: session), for: request)
      } catch {
        // When all families are drawn, a family may not exist on this device.
        if error.isWithoutAnswer, question.families == nil, order.families.count > 1 {
          if omission == nil { omission = error }
          continue
        }
        if isAlone, pictures.isEmpty, !error.leavesPlaceholder(request) { throw error }
        let failure = PictureFailure(
          widget: order.name, failure: error,
          isUnavailability: error.isImpossible && question.families == nil && !isAlone)
        if !failures.contains(where: { $0.isSaidBy(failure) }) { failures.append(failure) }
        guard case .ended(let end) = error else { continue }
        _ = await ahead.drain()
        session = try await studio.reopen(session)
        try await drawPlaceholder(request, of: order, after: end)
        ends += 1
        // Another family may still work, but don't wait for an endless loop again.
        guard ends > 1 || end.status == .timedOut else { continue }
        guard error.leavesPlaceholder(request) else { return }
        givenUp = end
      }
    }
  }

  /// Adds a picture, unless the same picture is already there.
  ///
  /// A phone may show several requested modes in the same way. Of equal pictures, the one whose own mode was
  /// requested stays, because the others have a note about their mode.
  mutating func add(_ picture: RenderedWidget, for request: RenderRequest) {
    var picture = picture
    picture.picture.notes += [
      AppTexts(of: studio.target).note(on: picture.picture), groups.note,
    ].compactMap(\.self)
    let same = pictures.firstIndex {
      $0.request == picture.request && $0.preview == picture.preview
    }
    guard let same else { return pictures.append(picture) }
    if request.mode == picture.request.mode { pictures[same] = picture }
  }

  /// Draws the placeholder, which a phone shows if a widget's code ends before there's an entry.
  ///
  /// If code was left out, the phone has an entry, so the placeholder isn't redacted.
  private mutating func drawPlaceholder(
    _ request: RenderRequest, of order: Order, after end: WorkerEnd
  ) async throws {
    guard StudioFailure.ended(end).leavesPlaceholder(request) else { return }
    var request = request
    request.isPlaceholder = true
    request.showsPlaceholderContent = session.code.leftOut.isIncomplete
    do {
      var picture = try await session.ask(request)
      let message =
        request.showsPlaceholderContent
        ? Sentence(
          "\(order.name) has no timeline here, so the picture shows its placeholder. \(end.message)",
          ko: "\(order.name) 위젯에 타임라인이 여기에는 없어서, 그림은 플레이스홀더예요. \(end.message)")
        : Sentence(
          "\(order.name) has no timeline, so the picture shows its redacted placeholder. \(end.message)",
          ko: "\(order.name) 위젯에 타임라인이 없어서, 그림은 내용을 가린 플레이스홀더예요. \(end.message)")
      picture.picture.notes.insert(RenderNote(rule: RenderNote.noTimeline, message: message), at: 0)
      pictures.append(picture)
    } catch StudioFailure.ended {
      // The placeholder ends the worker too, so there's nothing to show.
      session = try await studio.reopen(session)
      if pictures.isEmpty { throw StudioFailure.ended(end) }
    } catch {
      if pictures.isEmpty { throw StudioFailure.ended(end) }
    }
  }

  /// Returns the files' declarations, without widgets that end the worker on inspection.
  private mutating func declaredContents() async throws -> PluginContents {
    if let contents { return contents }
    let end: WorkerEnd
    switch await declared(by: nil) {
    case .success(let found):
      contents = found
      return found
    case .failure(.ended(let reason)): end = reason
    case .failure(let failure): throw failure
    }
    session = try await studio.reopen(session)
    let types = try await session.ask(InspectRequest.types)
    let all = (types.widgets + types.controls).map(\.type)
    guard all.count > 1 else { throw StudioFailure.ended(end) }
    var contents = PluginContents()
    for type in all {
      switch await declared(by: type) {
      case .success(let found):
        contents.widgets += found.widgets
        contents.controls += found.controls
      case .failure(let failure):
        failures.append(PictureFailure(widget: type, failure: failure))
        if case .ended = failure { session = try await studio.reopen(session) }
      }
    }
    return contents
  }

  /// Requests a widget's declaration, or all declarations if the type is nil.
  private func declared(by type: String?) async -> Result<PluginContents, StudioFailure> {
    do {
      guard let type else { return .success(try await session.ask(InspectRequest.everything)) }
      return .success(try await session.ask(InspectRequest.widgets([type])))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the left-out widgets if no widget remains.
  ///
  /// Previews of the app's views don't replace them.
  private func leftOutWidgets(_ contents: PluginContents) -> LeftOutWidgets? {
    guard contents.widgets.isEmpty, contents.controls.isEmpty, session.code.leftOut.isIncomplete
    else { return nil }
    return LeftOutWidgets(of: question.files)
  }

  private func orders(for contents: PluginContents) throws(Nothing) -> [Order] {
    let all = contents.widgets + contents.controls
    if let name = question.widget {
      let found = all.filter { $0.type == name || $0.kind == name }
      guard found.isEmpty else { return found.map(order) }
      guard !all.isEmpty else {
        throw Nothing(
          reason: Sentence("There is no widget \(name).", ko: "\(name) 위젯이 없어요."))
      }
      let known = all.map(\.type).joined(separator: ", ")
      throw Nothing(
        reason: Sentence(
          "There is no widget \(name). Available: \(known).",
          ko: "\(name) 위젯이 없어요. 있는 것: \(known)."))
    }
    if let leftOut = leftOutWidgets(contents) { throw Nothing(reason: leftOut.sentence) }
    // Places of a Live Activity aren't meant for the other widgets of a bundle.
    let meant = all.filter { widget in
      ["activity", "control"].contains(widget.configuration)
        || question.families?.contains { $0.widget != nil } ?? true
    }
    guard all.isEmpty else { return (meant.isEmpty ? all : meant).map(order) }
    if let version = question.options.systemVersion,
      let reason = AbsentCode(in: question.files, on: version).reasonForNoWidget
    {
      throw Nothing(reason: reason)
    }
    guard let view = contents.views.first else {
      throw Nothing(
        reason: Sentence("There is no widget in these files.", ko: "이 파일들에는 위젯이 없어요."))
    }
    throw Nothing(
      reason: Sentence(
        "There is no widget in these files. To draw a view, use --view: --view '\(view)()'.",
        ko: "이 파일들에는 위젯이 없어요. 뷰를 그리려면 이름을 적으세요: --view '\(view)()'."))
  }

  /// Returns whether to draw previews: for files without widgets, and for files with only Live Activities.
  ///
  /// If the question asks for places of a Live Activity, the activity itself is drawn in them.
  private func drawsPreviews(of contents: PluginContents) -> Bool {
    question.widget == nil && contents.hasOnlyPreviews && leftOutWidgets(contents) == nil
      && session.code.leftOut.lostWidgets.isEmpty
      && (contents.widgets.isEmpty || question.families?.contains { $0.activity != nil } != true)
  }

  /// Draws all previews.
  ///
  /// - Returns: The Live Activities to draw too: those without a preview, and if the question includes
  ///   activities, the others in places without a preview.
  private mutating func drawPreviews(of contents: PluginContents) async throws -> [Order] {
    _ = try await answer(previews: .all, warnings: [])
    guard question.families == nil, !contents.widgets.isEmpty else { return [] }
    let (previews, session) = try await studio.previews(in: session)
    self.session = session
    return contents.widgets.compactMap { widget in
      let places = previews.filter { $0.kind == .activity && $0.widget == widget.type }
        .compactMap(\.family)
      guard places.isEmpty || question.includesActivities else { return nil }
      var order = order(widget)
      order.families.removeAll(where: places.contains)
      return order
    }
  }

  /// The name of a Live Activity's configuration.
  fileprivate static let activity = "activity"

  private func order(_ widget: PluginContents.Widget) -> Order {
    let own =
      switch widget.configuration {
      case Self.activity: ActivityPlace.allCases.map(PictureFamily.activity)
      case "control": ControlFamily.allCases.map(PictureFamily.control)
      default: widget.families.map(PictureFamily.widget)
      }
    var order = Order(subject: .widget(widget.type), name: widget.type, families: own)
    guard let asked = question.families else { return order }
    let meant = own.filter(asked.contains)
    // Requested families apply only to widgets; controls and Live Activities have other families.
    if ["activity", "control"].contains(widget.configuration) {
      if !meant.isEmpty { order.families = meant }
      return order
    }
    let others = asked.filter { !own.contains($0) }
    // If the widget supports none of the requested families, its own error lists the supported families.
    guard !meant.isEmpty, !others.isEmpty else {
      order.families = asked
      return order
    }
    order.families = asked.filter(own.contains)
    order.omission = .impossible(.notSupported(others, by: widget.type, which: own))
    return order
  }
}

extension PluginContents {
  /// Whether there are previews, but no controls, and no widgets other than Live Activities.
  fileprivate var hasOnlyPreviews: Bool {
    !previews.isEmpty && controls.isEmpty
      && widgets.allSatisfy { $0.configuration == PictureDrawing.activity }
  }
}

extension Sentence {
  fileprivate static func notSupported(
    _ families: [PictureFamily], by widget: String, which supported: [PictureFamily]
  ) -> Sentence {
    let names = list(families.map(\.description))
    let known = list(supported.map(\.description))
    return Sentence(
      "\(widget) doesn't support \(names); it supports \(known).",
      ko: "\(widget) 위젯은 \(names) 크기를 지원하지 않아요. 지원하는 크기: \(known).")
  }
}

extension StudioFailure {
  fileprivate var isImpossible: Bool {
    if case .impossible = self { true } else { false }
  }

  /// Returns whether the phone shows a placeholder after this failure: the code crashed or took too long.
  fileprivate func leavesPlaceholder(_ request: RenderRequest) -> Bool {
    guard case .ended(let end) = self, end.status != .infrastructureFailure,
      case .widget = request.subject
    else { return false }
    return !request.isPlaceholder
  }
}
