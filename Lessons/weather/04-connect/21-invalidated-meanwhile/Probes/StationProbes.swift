import LessonProbes
import SwiftUI

let station = ViewProbe("station") { (name: String, bikes: Int) in
  StationView(name: name, bikes: bikes)
}
