// The probe shows the learner's view in place of SwiftUI's.
// wall: inner

import SwiftUI

struct Text: View {
  init(_ text: String) {}
  var body: some View { SwiftUI.Text(verbatim: "Mina") }
}

func attack() -> String { "" }
