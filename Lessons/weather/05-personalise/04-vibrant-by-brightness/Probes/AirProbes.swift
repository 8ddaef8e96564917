import LessonProbes
import SwiftUI

let air = ViewProbe("air") { (place: String, level: String) in
  AirView(place: place, air: Air(rawValue: level) ?? .good)
}
