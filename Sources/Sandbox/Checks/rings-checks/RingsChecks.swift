import CLinux
import Entrance
import Foundation
import LessonChecks

/// Holds an exercise's checks and runs them for the judge; no learner code is ever loaded here.
@main
enum RingsChecks {
  static func main() {
    // What an answer is compared with is in this process's memory.
    JailEntrance.forbidInspection()
    keepMemory()
    exit(runChecks())
  }

  /// Has the C library keep what pictures were sampled in: it takes megabytes each, which it would hand back to
  /// the system after every picture, and get again page by page.
  private static func keepMemory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
  }
}
