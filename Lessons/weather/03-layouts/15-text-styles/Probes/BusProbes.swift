import LessonProbes
import SwiftUI

let bus = ViewProbe("bus") { (line: String, destination: String, minutes: Int) in
  BusView(line: line, destination: destination, minutes: minutes)
}
