// Imports the module of the probes.
// wall: inner
// verdict: forbidden
// rule: system-modules
// line: 6
@_exported import LessonProbes
func attack() -> String { "\(ProbeCatalog.shared)" }
