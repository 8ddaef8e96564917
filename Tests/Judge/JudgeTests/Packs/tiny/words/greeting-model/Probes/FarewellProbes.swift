import LessonProbes

/// Names that a learner may also use.
private struct Step {
  var farewell = Farewell()
}

private func spoken(_ step: Step) async throws -> String { try await step.farewell.text() }

let farewell = Probe("farewell") { () async throws -> String in try await spoken(Step()) }
