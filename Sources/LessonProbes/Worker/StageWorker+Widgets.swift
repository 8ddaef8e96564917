import Stage

extension StageWorker {
  func widgets() async throws -> [PluginContents.Widget] { [] }
  func previews() throws -> [(name: String, make: Int)] { [] }

  func render(_ request: RenderRequest) async throws -> RenderedWidget {
    switch request.subject {
    case .view(let name, let arguments):
      return try renderView(
        name, arguments: arguments, request,
        proposal: request.proposal ?? RenderRequest.Proposal(width: 158, height: 158))
    case .widget, .preview: throw StageFailure("There is no widget.")
    }
  }

  func timeline(_ request: TimelineRequest) async throws -> TimelineSummary {
    throw StageFailure("There is no widget.")
  }

  func tap(handle: Int, _ request: RenderRequest) async throws -> TapOutcome {
    throw StageFailure("There is no widget.")
  }
}
