import Foundation

/// How many answers are judged at once: what `--jobs` says, or one for each core.
enum JobCount {
  /// The number that was asked for.
  ///
  /// - Throws: `OptionError.malformed` for less than one.
  static func chosen(_ jobs: Int?) throws -> Int {
    guard let jobs else { return ProcessInfo.processInfo.activeProcessorCount }
    guard jobs >= 1 else {
      throw OptionError.malformed(
        option: "--jobs", value: "\(jobs)", form: "as a whole number from 1 on")
    }
    return jobs
  }
}
