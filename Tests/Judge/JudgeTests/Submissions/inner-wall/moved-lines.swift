// Maps its lines to the probes' file.
// wall: inner
// verdict: forbidden
// rule: source-location
// line: 7
import SwiftUI
#sourceLocation(file: "RingsProbes0.swift", line: 1)
func attack() -> String { "?" }
