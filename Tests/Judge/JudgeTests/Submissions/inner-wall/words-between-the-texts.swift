// Adds a builder method that the probe's view calls implicitly.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 10

import SwiftUI

extension ViewBuilder {
  static func buildExpression(_ text: Text) -> Text { Text(verbatim: "Mina") }
}

func attack() -> String { "" }
