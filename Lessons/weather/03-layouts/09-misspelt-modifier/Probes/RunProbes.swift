import LessonProbes
import SwiftUI

let run = ViewProbe("run") { (distance: String) in RunView(distance: distance) }
