import Foundation
import LessonProbes

let begin = Probe("begin") { (name: String, end: Date) in
  Programme.current = Programme(name: name, end: end)
}
