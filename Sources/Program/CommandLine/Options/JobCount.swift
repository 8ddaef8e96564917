import Foundation
import Jailing
import Sentences

/// The number of submissions to judge at once.
///
/// The default is one per core, or fewer if the container doesn't allow enough processes.
enum JobCount {
  static func chosen(_ jobs: Int?) throws -> Int {
    guard let jobs else {
      let cores = ProcessInfo.processInfo.activeProcessorCount
      guard let room = ProcessHeadroom.here()?.room else { return cores }
      return max(1, min(cores, room / ProcessHeadroom.ofOneVerdict))
    }
    guard jobs >= 1 else {
      throw OptionError.malformed(
        option: "--jobs", value: "\(jobs)",
        form: Sentence("as a whole number of at least 1", ko: "1 이상의 정수"))
    }
    return jobs
  }
}
