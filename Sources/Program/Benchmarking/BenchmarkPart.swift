enum BenchmarkPart: String, CaseIterable {
  case verdicts, safety, repetition, group = "class", drawing, canvas, phone, start, project, home

  var name: String {
    switch self {
    case .verdicts: "edit to verdict"
    case .safety: "cost of isolation"
    case .repetition: "verdict without a change"
    case .group: "a class"
    case .drawing: "drawing"
    case .canvas: "the canvas"
    case .phone: "the phone"
    case .start: "start"
    case .project: "a project"
    case .home: "a fresh home"
    }
  }
}
