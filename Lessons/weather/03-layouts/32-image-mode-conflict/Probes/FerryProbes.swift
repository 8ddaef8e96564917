import LessonProbes
import SwiftUI

let ferry = ViewProbe("ferry") { (line: String, minutes: Int) in
  FerryView(line: line, minutes: minutes)
}
