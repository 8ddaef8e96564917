import Foundation
import LessonProbes
import SwiftUI

/// A temperature that was measured some seconds before it is shown.
let aged = ViewProbe("aged") { (temperature: Int, shown: Date, age: Double) in
  AgeView(temperature: temperature, measured: shown.addingTimeInterval(-age), shown: shown)
}
