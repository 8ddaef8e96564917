import LessonProbes

let farewell = Probe("farewell") { () async throws -> String in
  try await Farewell().text()
}
