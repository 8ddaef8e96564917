// Reaches the catalog of probes without importing its module.
// wall: inner
// verdict: forbidden
// rule: system-modules
// line: 8

import SwiftUI
@MainActor func answerAlone() { LessonProbes::ProbeCatalog.shared.add(LessonProbes::Probe("text") { "Mina" }) }
func attack() -> String { "" }
