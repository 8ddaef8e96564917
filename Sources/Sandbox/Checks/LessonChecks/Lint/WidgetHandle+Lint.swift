import PhoneFacts
import WorkerProtocol
import WidgetLint

extension WidgetHandle {
  /// Returns the findings of the widget lint for every family, mode and color scheme.
  ///
  /// Checks don't have the learner's source, so rules that examine only source code find nothing here.
  ///
  /// - Parameters:
  ///   - rules: The rules to apply, such as `"W10"`; if none are given, all rules apply.
  ///   - ios: The phone's iOS version.
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

  /// Returns the pictures that can be drawn; families that no device shows are left out.
  private func pictures(of requests: [RenderRequest]) -> [RenderedWidget] {
    zip(requests, session.responses(to: requests)).compactMap { request, picture in
      guard let picture, picture.request.mode == request.mode || LintPlan.isUsual(request)
      else { return nil }
      return picture
    }
  }
}

extension RenderedPicture {
  /// Returns the findings of the widget lint for this picture: its views and colors.
  ///
  /// - Parameter rules: The rules to apply, such as `"W09"`; if none are given, all picture rules apply.
  public func lint(_ rules: String...) -> [LintRemark] {
    let asked = WidgetLint.pictureRules
    return LintReport(rendered, only: rules.isEmpty ? asked : asked.intersection(rules))
      .findings.map(LintRemark.init)
  }
}

extension LintReport {
  /// Lints one picture.
  init(_ rendered: RenderedWidget, only rules: Set<String>) {
    let request = rendered.request
    let name = rendered.kind ?? "view"
    let subject = LintSubject(
      declaration: PluginContents.Widget(
        type: name, kind: name, families: request.family.widget.map { [$0] } ?? [],
        configuration: "static"),
      pictures: [rendered], systemVersion: request.systemVersion)
    self.init([subject], only: rules)
  }
}
