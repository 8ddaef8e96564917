import LessonProbes
import SwiftUI

let tide = ViewProbe("tide") { (harbour: String, time: String) in
  TideView(harbour: harbour, time: time)
}
