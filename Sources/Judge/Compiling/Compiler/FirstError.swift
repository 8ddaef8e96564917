import Foundation
import Jailing
import Storage

/// The compiler was ended at its first error, because another compile reports all errors.
///
/// When indexing, the compiler continues into every body after an error, which may exceed its time limit.
struct EndedAtFirstError: Error {}

extension JailedProcess {
  /// Waits for the compiler, and ends it when it prints an error.
  ///
  /// - Parameter text: The file with the compiler's output, read 20 times a second.
  /// - Throws: `EndedAtFirstError`, or the errors of `finish`.
  func finish(endingAtErrorsIn text: URL) async throws -> JailReport {
    let watch = Task { () -> Bool in
      while !Task.isCancelled {
        if Self.hasError(text) {
          stop()
          return true
        }
        try? await Task.sleep(for: .milliseconds(50))
      }
      return false
    }
    let report: JailReport
    do {
      report = try await finish()
      watch.cancel()
    } catch {
      watch.cancel()
      throw error
    }
    if await watch.value { throw EndedAtFirstError() }
    return report
  }

  /// Whether the end of the output contains an error.
  ///
  /// Errors about code that's too hard don't count, because they need the compiler's full report.
  private static func hasError(_ text: URL) -> Bool {
    guard let end = BoundedFile.end(of: text.path, count: 16 << 10), !end.isEmpty else {
      return false
    }
    return String(decoding: end, as: UTF8.self).split(separator: "\n").contains {
      $0.contains(": error: ") && !$0.contains("in reasonable time")
    }
  }
}
