import LessonProbes
import SwiftUI
import WidgetKit

/// What the bundle is made of, in Swift's own words.
let bundled = Probe("bundled") { () async -> String in
  await MainActor.run { String(reflecting: CalendarBundle().body) }
}
