// The probe finds an operator of the learner's own, for which there is no other name.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 9

import SwiftUI

func ?? (left: Mood?, right: @autoclosure () -> Mood) -> Mood { .loud }

func attack() -> String { "" }
