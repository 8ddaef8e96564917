import LessonProbes
import SwiftUI

/// A place and its air, as the widget shows them.
let air = ViewProbe("air") { (place: String, level: String) in
  AirView(place: place, air: Air(rawValue: level) ?? .good)
}
