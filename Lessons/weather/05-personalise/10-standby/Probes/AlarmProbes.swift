import LessonProbes
import SwiftUI

let alarm = ViewProbe("alarm") { (time: String, word: String) in
  AlarmView(time: time, word: word)
}
