// The probe resolves to the learner's operator, which no qualified name avoids.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 9

import SwiftUI

func ?? (left: Mood?, right: @autoclosure () -> Mood) -> Mood { .loud }

func attack() -> String { "" }
