import Foundation
import Glibc

/// The main bundle as learner code sees it in a worker: the folder of its plugin, with the data that lay
/// beside its files.
enum WorkerBundle {
  /// Makes this folder the main bundle, where nobody has asked for that yet.
  ///
  /// CoreFoundation takes the program's folder for it; the program may be told by this variable.
  static func open(_ folder: URL) {
    setenv("CFProcessPath", folder.appendingPathComponent("WidgetExtension").path, 1)
  }
}
