import PhoneFacts
import Stage
import WidgetLint

extension WidgetHandle {
  /// What the widget lint finds, in every family and mode, light and dark.
  ///
  /// The learner's source does not cross into checks: rules about source alone find nothing here.
  ///
  /// - Parameters:
  ///   - rules: The rules that are asked, such as `"W10"`; none asks all of them.
  ///   - ios: The iOS version that draws.
  public func lint(_ rules: String..., ios: String = "18.0") throws -> [LintRemark] {
    try lint(Set(rules), ios: SystemVersion(named: ios))
  }

  func lint(_ rules: Set<String>, ios: SystemVersion) throws -> [LintRemark] {
    let contents = try session.ask(InspectRequest.everything)
    let name = try declaration().type
    guard let declaration = contents.widgets.first(where: { $0.type == name }) else { return [] }
    let plan = LintPlan(declaration, systemVersion: ios)
    let timeline = try session.timeline(
      TimelineRequest(
        widget: name, family: declaration.families.first ?? .systemSmall, from: CheckClock.now))
    let subject = LintSubject(
      declaration: declaration, widgets: contents.widgets, intents: contents.intents,
      pictures: pictures(of: plan.requests + plan.entryRequests(timeline)),
      repetitions: pictures(of: plan.repeatedRequests), timeline: timeline,
      askedAt: CheckClock.now, systemVersion: ios)
    return LintReport([subject], only: rules.isEmpty ? nil : rules).findings.map(LintRemark.init)
  }

  /// The pictures that can be drawn: a family that no device shows is left out.
  private func pictures(of requests: [RenderRequest]) -> [RenderedWidget] {
    zip(requests, session.responses(to: requests)).compactMap { request, picture in
      guard let picture, picture.request.mode == request.mode || LintPlan.isUsual(request)
      else { return nil }
      return picture
    }
  }
}

extension RenderedPicture {
  /// What the widget lint finds in this one picture: rules about its views and colours.
  ///
  /// - Parameter rules: The rules that are asked, such as `"W09"`; none asks all that can be.
  public func lint(_ rules: String...) -> [LintRemark] {
    let request = rendered.request
    let subject = LintSubject(
      declaration: PluginContents.Widget(
        type: kind ?? "view", kind: kind ?? "view",
        families: request.family.widget.map { [$0] } ?? [],
        configuration: "static"),
      pictures: [rendered], systemVersion: request.systemVersion)
    let asked = WidgetLint.pictureRules
    return LintReport([subject], only: rules.isEmpty ? asked : asked.intersection(rules))
      .findings.map(LintRemark.init)
  }
}
