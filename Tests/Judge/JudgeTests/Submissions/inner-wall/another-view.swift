// The probe shows a view of the learner's own under the name of SwiftUI's.
// wall: inner

import SwiftUI

struct Text: View {
  init(_ text: String) {}
  var body: some View { SwiftUI.Text(verbatim: "Mina") }
}

func attack() -> String { "" }
