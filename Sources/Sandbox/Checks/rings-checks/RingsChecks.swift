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
    // Protects this process's memory, which contains the expected values.
    JailLauncher.forbidInspection()
    keepMemory()
    exit(runChecks())
  }

  /// Makes the C library reuse the memory of sampled pictures.
  ///
  /// Each picture takes megabytes. Otherwise, the C library would return them to the system after every
  /// picture and get them again page by page.
  private static func keepMemory() {
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
  }
}
