import Foundation
import Jailing
import Storage

/// A compiler was ended at its first error, because another compile reports all of them.
///
/// For the index, the compiler goes on into every body behind an error, which may take longer than its time limit.
struct EndedAtFirstError: Error {}

extension JailedProcess {
  /// Waits for the end of a compiler, and ends it when it prints an error.
  ///
  /// - Parameter text: The file that the compiler prints to, read every twentieth of a second.
  /// - Throws: `EndedAtFirstError`, or what `finish` throws.
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

  /// Whether the end of a compiler's text has an error; about code that is too hard it has more to say.
  private static func hasError(_ text: URL) -> Bool {
    guard let end = BoundedFile.end(of: text.path, count: 16 << 10), !end.isEmpty else {
      return false
    }
    return String(decoding: end, as: UTF8.self).split(separator: "\n").contains {
      $0.contains(": error: ") && !$0.contains("in reasonable time")
    }
  }
}
