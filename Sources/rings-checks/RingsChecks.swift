import Entrance
import Foundation
import LessonChecks

/// Holds an exercise's checks and runs them for the judge; no learner code is ever loaded here.
@main
enum RingsChecks {
  static func main() {
    // What an answer is compared with is in this process's memory.
    JailEntrance.forbidInspection()
    exit(runChecks())
  }
}
