// A result builder's part that nobody writes is the learner's: the picture of the probe goes through it.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 10

import SwiftUI

extension ViewBuilder {
  static func buildExpression(_ text: Text) -> Text { Text(verbatim: "Mina") }
}

func attack() -> String { "" }
