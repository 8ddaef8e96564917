import Foundation
import Sentences

/// How many answers are judged at once: what `--jobs` says, or one for each core.
enum JobCount {
  /// The number that was asked for.
  ///
  /// - Throws: `OptionError.malformed` for less than one.
  static func chosen(_ jobs: Int?) throws -> Int {
    guard let jobs else { return ProcessInfo.processInfo.activeProcessorCount }
    guard jobs >= 1 else {
      throw OptionError.malformed(
        option: "--jobs", value: "\(jobs)",
        form: Sentence("as a whole number from 1 on", ko: "1 이상의 정수"))
    }
    return jobs
  }
}
