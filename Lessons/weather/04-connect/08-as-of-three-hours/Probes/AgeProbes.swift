import Foundation
import LessonProbes
import SwiftUI

/// A temperature measured a number of seconds before it's shown.
let aged = ViewProbe("aged") { (temperature: Int, shown: Date, age: Double) in
  AgeView(temperature: temperature, measured: shown.addingTimeInterval(-age), shown: shown)
}
