import LessonProbes
import SwiftUI

let line = ViewProbe("line") { PhoneLine() }
