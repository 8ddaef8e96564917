import LessonProbes
import SwiftUI

let crossing = ViewProbe("crossing") {
  (island: String, isRunning: Bool, wind: Int, waves: Int) in
  CrossingView(
    crossing: Crossing(island: island, isRunning: isRunning, wind: wind, waves: waves))
}
