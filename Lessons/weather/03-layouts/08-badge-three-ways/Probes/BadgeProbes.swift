import LessonProbes
import SwiftUI

/// One of the badges under a text on the plain background.
let badge = ViewProbe("badge") { (kind: String, text: String) in
  VStack(spacing: 16) {
    Text("plain")
    switch kind {
    case "outlined": OutlinedBadge(text: text)
    case "faint": FaintBadge(text: text)
    default: CutOutBadge(text: text)
    }
  }
}
