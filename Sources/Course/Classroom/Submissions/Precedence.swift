import Foundation

/// The order of precedence among versions of the same work.
///
/// Dates and attempts in names precede modification times, which unpacking, copying and syncing reset.
struct Precedence: Comparable {
  /// The effort: 2 for written work, 1 for the starter, 0 for an empty version.
  var effort: Int
  var isBackup = false
  /// The platform's time of the attempt.
  ///
  /// Learners can write dates into other names.
  var attempted: NamedMoment?
  var moment: NamedMoment?
  var resubmission = 0
  /// The modification time, in nanoseconds since 1970.
  var modified: Int64
  var isMarked = false
  var number = 0
  /// The names of the folders and of the file, without its extension.
  var names: [String]
  var path: String

  /// The criteria in order; the first that differs decides.
  private enum Criterion {
    case effort, backup, moment, attempt, modified, wording, mark, number, path
  }

  /// The preferred version compares as the smaller one.
  static func < (left: Precedence, right: Precedence) -> Bool {
    left.decision(against: right)?.isBetter ?? false
  }

  static func == (left: Precedence, right: Precedence) -> Bool {
    left.decision(against: right) == nil
  }

  private func decision(against other: Precedence) -> (isBetter: Bool, by: Criterion)? {
    if effort != other.effort { return (effort > other.effort, .effort) }
    if isBackup != other.isBackup { return (!isBackup, .backup) }
    if let attempted, let theirs = other.attempted, attempted != theirs {
      return (attempted > theirs, .moment)
    }
    if let moment, let theirs = other.moment, moment != theirs { return (moment > theirs, .moment) }
    if resubmission != other.resubmission { return (resubmission > other.resubmission, .attempt) }
    if let mine = attempt, let theirs = other.attempt, mine != theirs {
      return (mine > theirs, .attempt)
    }
    if modified != other.modified { return (modified > other.modified, .modified) }
    if finality != other.finality { return (finality > other.finality, .wording) }
    if isMarked != other.isMarked { return (!isMarked, .mark) }
    if number != other.number { return (number > other.number, .number) }
    return path == other.path ? nil : (path < other.path, .path)
  }

  private var attempt: Int? { Self.attempt(in: names) }

  /// Returns the attempt number in names, such as 2 in `attempt 2`, `v2`, `submission-2`, `2차`.
  static func attempt(in names: [String]) -> Int? {
    let form =
      /(?i)(?:.*[-_ ])?(?:attempt|try|version|ver|v|submission|resubmission|take|rev)[-_ .]?(\d{1,3})/
    let korean = /(?:.*[-_ ])?(?:제출[-_ ]?)?(\d{1,2})(?:차|번째)(?:[-_ ]?제출)?/
    return names.reversed().lazy.compactMap { name in
      guard name.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
      return
        (name.wholeMatch(of: form)?.1
        ?? name.precomposedStringWithCanonicalMapping.wholeMatch(of: korean)?.1)
        .flatMap { Int($0) }
    }.first
  }

  /// 1 if the names contain a word such as “final”, -1 for a word such as “old”, else 0.
  private var finality: Int {
    let words = Set(
      names.joined(separator: " ").precomposedStringWithCanonicalMapping.lowercased()
        .split { !$0.isLetter }.map(String.init))
    if !words.isDisjoint(with: ["old", "older", "draft", "drafts", "backup", "bak", "wip"]) {
      return -1
    }
    return words.isDisjoint(with: ["final", "finals", "latest", "최종", "완성", "최종본"]) ? 0 : 1
  }

  /// Returns the reason that a version counts; nil if it's obvious.
  static func reason(of best: Precedence, over others: [Precedence]) -> VersionReason? {
    guard let rival = others.min(),
      let (_, criterion) = best.decision(against: rival)
    else { return nil }
    return switch criterion {
    case .effort: .written
    case .backup: nil
    case .moment: .date
    case .attempt: .attempt
    case .modified: .newest
    case .wording: .wording
    case .mark: .exactName
    case .number: .number
    case .path: .nothing
    }
  }
}
