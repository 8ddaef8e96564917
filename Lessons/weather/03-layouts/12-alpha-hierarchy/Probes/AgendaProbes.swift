import LessonProbes
import SwiftUI

let agenda = ViewProbe("agenda") { (now: String, next: String, later: String) in
  AgendaView(now: now, next: next, later: later)
}
