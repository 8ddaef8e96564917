import Drawing
import Foundation
import PhoneFacts
import Sentences
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  /// Draws a Live Activity in the place that the request specifies, with values from the request, a preview
  /// or samples.
  func render(
    _ activity: any ActivityPresentation, of host: WidgetHost, _ request: RenderRequest
  ) async throws -> RenderedWidget {
    guard let place = request.family.activity else {
      let places = ActivityPlace.allCases.map(\.rawValue).joined(separator: ", ")
      throw RequestFailure(
        "\(host.name) is a Live Activity and has no \(request.family). Available: \(places).",
        ko: "\(host.name) 실시간 현황에는 \(request.family) 크기가 없어요. 보이는 자리: \(places).")
    }
    let kind = ActivityPreviewViewKind(place, of: host)
    if let values = request.activity {
      let date = request.date ?? PluginWorker.moment
      return try render(
        try view(of: activity, kind, values, at: date), as: kind, of: host, request)
    }
    if let preview = try preview(of: host, as: kind) {
      return try await render(preview, as: kind, of: host, request)
    }
    let provided = try provided(for: activity, as: kind)
    guard provided.isEmpty else {
      guard provided.indices.contains(request.entry),
        let view = provided[request.entry].view(of: activity, as: kind)
      else {
        throw RequestFailure(noState: request.entry, of: provided.count)
      }
      return try render(view, as: kind, of: host, request)
    }
    let date = request.date ?? PluginWorker.moment
    let view: any View
    do {
      view = try activity.sample(kind, at: date)
    } catch let error as SampleError {
      throw RequestFailure(
        """
        Can't draw \(host.name) without a preview because Rings can't make up \(error). Add \
        #Preview(as: .content, using: \(activity.attributesName)(…)) { \(host.name)() } \
        contentStates: { … } to the file.
        """,
        ko: """
          \(host.name) 위젯은 미리보기 없이는 그릴 수 없어요. Rings가 `\(error.type)` 값을 지어낼 수 없기 때문이에요. \
          #Preview(as: .content, using: \(activity.attributesName)(…)) { \(host.name)() } \
          contentStates: { … } 코드를 파일에 추가하세요.
          """)
    }
    var rendered = try render(view, as: kind, of: host, request)
    rendered.picture.notes.append(
      RenderNote(
        rule: "made-up-attributes",
        message: Sentence(
          "Rings made up the values of \(activity.attributesName) because no preview provides any.",
          ko: "값을 주는 미리보기가 없어서 \(activity.attributesName)의 값을 Rings가 지어냈어요."),
        fix: Sentence(
          "Add #Preview(as: .content, using: \(activity.attributesName)(…)) "
            + "{ \(host.name)() } contentStates: { … }.",
          ko: "#Preview(as: .content, using: \(activity.attributesName)(…)) "
            + "{ \(host.name)() } contentStates: { … }를 추가하세요.")))
    return rendered
  }

  /// Draws a part of a Live Activity with the attributes and states of a preview.
  func render(
    _ preview: ActivityPreview, as kind: ActivityPreviewViewKind, of host: WidgetHost,
    _ request: RenderRequest
  ) async throws -> RenderedWidget {
    let views = await preview.makeViews(host.declaration, kind)
    guard views.indices.contains(request.entry) else {
      throw RequestFailure(noState: request.entry, of: views.count)
    }
    return try render(views[request.entry](), as: kind, of: host, request)
  }

  func render(
    _ view: any View, as kind: ActivityPreviewViewKind, of host: WidgetHost,
    _ request: RenderRequest
  ) throws -> RenderedWidget {
    var request = request
    let place = try activityPlace(of: request, kind)
    request.place = nil
    if request.family.activity != nil { request.family = .widget(.systemMedium) }
    // Live Activities have no rendering modes: the system never tints them.
    request.mode = .fullColor
    // A watch and StandBy always show a black background.
    if place == .liveActivityStandBy || place == .liveActivitySmall { request.isDark = true }
    let situation = try WidgetSituation(request)
    let screen = situation.device.screenSize?.width
    let dimensions: LiveActivityDimensions =
      place == .liveActivitySmall ? .watch : LiveActivityDimensions(screenWidth: screen ?? 393)
    if request.proposal == nil { request.proposal = .init(width: dimensions.width, height: nil) }
    let ending = host.declaration.activity?.end
    let isGone = ending == .dismissed || ending == .ended && kind != .content
    let surface = AnyView(AnyView(erasing: view).activitySurface(place, kind, dimensions))
    let shown = isGone ? AnyView(EmptyView()) : surface
    var rendered = try renderView(
      AnyView(erasing: shown.environment(\.liveActivityDimensions, dimensions)), request)
    rendered.kind = host.declaration.kind.isEmpty ? nil : host.declaration.kind
    rendered.request.family = .activity(place)
    let limit = ImageLimit(
      width: rendered.picture.size.width, height: rendered.picture.size.height,
      displayScale: situation.device.displayScale, isSmall: false)
    if let image = OversizedImage(in: rendered.picture, limit: limit) {
      rendered.picture.notes.append(image.note(isReplaced: false))
    }
    if place == .liveActivity, kind == .content, !isGone {
      let height = try naturalHeight(of: view, dimensions, request)
      if height > LiveActivityDimensions.heights.upperBound + 0.5 {
        rendered.picture.notes.append(.tooTall(height))
      }
    }
    let size = rendered.picture.size
    if place == .islandExpanded,
      let cut = rendered.picture.root.text(inFrame: {
        ExpandedIsland.cutsLetters(in: $0, of: size)
      })
    {
      rendered.picture.notes.append(.cutByCorner(cut))
    }
    if case .dynamicIsland = ActivityPreviewViewKind(place), let screen,
      !LiveActivityDimensions.screensWithIsland.contains(Double(screen))
    {
      rendered.picture.notes.append(.noIsland)
    }
    if place == .islandCompact || place == .islandMinimal, !isGone,
      let note = try landscapeNote(of: surface, dimensions, request)
    {
      rendered.picture.notes.append(note)
    }
    if ending != nil { rendered.picture.notes.append(.ended(isGone: isGone)) }
    last = (
      host,
      WidgetPicture(
        picture: rendered.picture, situation: situation, mode: situation.resolvedMode,
        intents: intentsOfView, entryDate: request.date ?? PluginWorker.moment)
    )
    return rendered
  }

  /// Returns the activity's place, which the phone's place can change.
  private func activityPlace(
    of request: RenderRequest, _ kind: ActivityPreviewViewKind
  ) throws(RequestFailure) -> ActivityPlace {
    let place = request.family.activity ?? ActivityPlace(kind)
    switch (request.place, place) {
    case (nil, _), ("lockScreen", .liveActivity), ("standBy", .islandMinimal): return place
    case ("standBy", .liveActivity), ("standBy", .liveActivityStandBy): return .liveActivityStandBy
    case (let other?, _):
      throw RequestFailure(
        impossible: Sentence(
          "\(place.rawValue) isn't available in \(other). StandBy shows islandMinimal and, after a tap, liveActivity.",
          ko: """
            \(other) 자리에는 \(place.rawValue) 모습이 없어요. 스탠바이에는 islandMinimal, 탭한 뒤에는 \
            liveActivity가 보여요.
            """))
    }
  }

  /// Returns the height that a Lock Screen view would have without the system's limit.
  private func naturalHeight(
    of view: any View, _ dimensions: LiveActivityDimensions, _ request: RenderRequest
  ) throws -> Double {
    let environment = try WidgetSituation(request).environment(
      showsBackground: true, at: request.date ?? PluginWorker.moment)
    let root = PictureRenderer(environment: environment, metrics: request.metrics).layout(
      of: AnyView(erasing: view), proposal: ProposedViewSize(width: dimensions.width, height: nil))
    return root.frame.height
  }

  /// Creates a Live Activity's view with the check's values; missing values are made up.
  private func view(
    of activity: any ActivityPresentation, _ kind: ActivityPreviewViewKind,
    _ values: RenderRequest.ActivityValues, at date: Date
  ) throws -> any View {
    try reading(activity) {
      try activity.view(
        kind, attributes: values.attributes, state: values.state, isStale: values.isStale, at: date)
    }
  }

  /// Returns the size of a Live Activity's values in bytes.
  func measureActivity(
    named name: String?, _ values: RenderRequest.ActivityValues
  ) throws -> ActivitySize {
    let host = try activityHost(named: name)
    guard let activity = host.declaration.activity else {
      throw RequestFailure(noActivity: host.name)
    }
    return try reading(activity) {
      let size = try activity.size(
        attributes: values.attributes, state: values.state, at: PluginWorker.moment)
      return ActivitySize(attributes: size.attributes, state: size.state)
    }
  }

  /// Returns the widget of a Live Activity by its type's name, or the only such widget if `name` is nil.
  func activityHost(named name: String?) throws -> WidgetHost {
    if let name { return try host(named: name) }
    let hosts = try everyHost().filter { $0.declaration.activity != nil }
    guard let only = hosts.first else {
      throw RequestFailure(
        "There is no Live Activity, because no widget has an ActivityConfiguration.",
        ko: "실시간 현황이 없어요. ActivityConfiguration을 쓰는 위젯이 없어요.")
    }
    guard hosts.count == 1 else {
      let names = hosts.map { "`\($0.name)`" }.joined(separator: ", ")
      throw RequestFailure(
        "There are several Live Activities. Choose one of \(names).",
        ko: "실시간 현황이 여러 개예요. 하나를 고르세요: \(names).")
    }
    return only
  }

  /// Returns the result of `read`; explains values that don't fit the learner's types.
  private func reading<Result>(
    _ activity: any ActivityPresentation, _ read: () throws -> Result
  ) throws -> Result {
    do {
      return try read()
    } catch DecodingError.keyNotFound(let key, let context) {
      let path = (context.codingPath + [key]).map(\.stringValue).joined(separator: ".")
      throw RequestFailure(
        "\(activity.attributesName) needs `\(path)`, but the check has no value for that property. Remove what "
          + "the lesson doesn't mention, or make the property optional.",
        ko:
          "\(activity.attributesName) 타입에 `\(path)` 값이 필요한데 검사는 그 값을 몰라요. 본문에 없는 것은 빼거나 옵셔널로 만드세요."
      )
    } catch let error as DecodingError {
      throw RequestFailure(
        "The check's values don't fit \(activity.attributesName): \(error.shortDescription)",
        ko: "검사가 주는 값이 \(activity.attributesName) 타입에 맞지 않아요: \(error.shortDescription)")
    } catch let error as SampleError {
      throw RequestFailure(
        "Rings can't make up \(error) for \(activity.attributesName).",
        ko: "\(activity.attributesName)에 넣을 `\(error.type)` 값을 지어낼 수 없어요.")
    }
  }

  /// Returns an activity's previews in preview providers.
  ///
  /// They're the previews of this presentation, or if there are none, of other presentations.
  private func provided(
    for activity: any ActivityPresentation, as kind: ActivityPreviewViewKind
  ) throws -> [ProvidedActivityPreview] {
    let all = try previews().flatMap { declared -> [ProvidedActivityPreview] in
      guard case .provider(let type) = declared.source else { return [] }
      return type.parts.compactMap(\.activity)
    }.filter { $0.attributesName == activity.attributesName }
    let fitting = all.filter { $0.viewKind == kind }
    return fitting.isEmpty ? all : fitting
  }

  /// Returns a `#Preview` of a widget's activity, preferably of this presentation.
  private func preview(
    of host: WidgetHost, as kind: ActivityPreviewViewKind
  ) throws -> ActivityPreview? {
    let own = try previews().compactMap { declared -> ActivityPreview? in
      guard case .macro(let type) = declared.source,
        case .other(let content as ActivityPreview) = try type.makePreview().content,
        String(describing: Swift.type(of: content.makeWidget())) == host.name
      else { return nil }
      return content
    }
    return own.first { $0.viewKind == kind } ?? own.first
  }
}

extension ActivityPreviewViewKind {
  /// Chooses the view for a place.
  ///
  /// A watch shows the compact Dynamic Island if the activity has no small view.
  @MainActor
  init(_ place: ActivityPlace, of host: WidgetHost) {
    let hasSmallView = host.declaration.supplementalActivityFamilies.contains(.small)
    self =
      place == .liveActivitySmall && !hasSmallView
      ? .dynamicIsland(.compact) : ActivityPreviewViewKind(place)
  }

  fileprivate init(_ place: ActivityPlace) {
    self =
      switch place {
      case .liveActivity, .liveActivityStandBy, .liveActivitySmall: .content
      case .islandCompact: .dynamicIsland(.compact)
      case .islandMinimal: .dynamicIsland(.minimal)
      case .islandExpanded: .dynamicIsland(.expanded)
      }
  }
}

extension ActivityPlace {
  fileprivate init(_ kind: ActivityPreviewViewKind) {
    self = Self.allCases.first { ActivityPreviewViewKind($0) == kind } ?? .liveActivity
  }
}

extension View {
  /// Adds the system's background and frame to a Live Activity's view.
  @ViewBuilder
  fileprivate func activitySurface(
    _ place: ActivityPlace, _ kind: ActivityPreviewViewKind, _ dimensions: LiveActivityDimensions
  ) -> some View {
    switch place {
    case .liveActivitySmall:
      environment(\.activityFamily, kind == .content ? .small : .medium).activityOfWatch(dimensions)
    case .liveActivityStandBy:
      environment(\.isActivityFullscreen, true).activityInStandBy(dimensions)
    case .liveActivity where kind == .content: activityBanner(dimensions)
    default: self
    }
  }
}

extension ActivityPreviewViewKind {
  var place: ActivityPlace { ActivityPlace(self) }
}

extension DecodingError {
  /// The path of the value that doesn't fit, and the reason.
  fileprivate var shortDescription: Sentence {
    let context: Context
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found),
      .keyNotFound(_, let found):
      context = found
    @unknown default: return Sentence(verbatim: "\(self)")
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return Sentence(
      verbatim: path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)")
  }
}

extension RequestFailure {
  fileprivate init(noActivity type: String) {
    self.init(
      "\(type) isn't a Live Activity because it has no ActivityConfiguration.",
      ko: "\(type) 위젯에는 ActivityConfiguration이 없어서 실시간 현황이 아니에요.")
  }

  fileprivate init(noState place: Int, of count: Int) {
    self.init(
      "The preview has no state \(place). It has \(count).",
      ko: "미리보기에 \(place)번 상태가 없어요. 상태는 \(count)개 있어요.")
  }
}
