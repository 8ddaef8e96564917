// The probe shows a view of the learner's own under the name of SwiftUI's.
// wall: inner
// verdict: forbidden
// rule: standard-types
// line: 9

import SwiftUI

struct Text: View {
  init(_ text: String) {}
  var body: some View { SwiftUI.Text(verbatim: "Mina") }
}

func attack() -> String { "" }
