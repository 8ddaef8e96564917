import CLinux
import Launcher
import Foundation
import LessonChecks

/// The process that loads an exercise's checks and runs them for the judge.
///
/// It never loads learner code.
@main
enum RingsChecks {
  static func main() {
    // This process's memory contains the expected values.
    JailLauncher.forbidInspection()
    keepMemory()
    exit(runChecks())
  }

  /// Makes the C library reuse the memory of sampled pictures.
  ///
  /// They take megabytes each, which it would otherwise return to the system after every picture and get
  /// again page by page.
  private static func keepMemory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
  }
}
