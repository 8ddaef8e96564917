import Foundation

/// The name that a course platform gives to a file or folder that it exports.
struct PlatformName: Equatable {
  var learner: String
  /// Equal for what one learner handed in, and for nothing else.
  var key: String
  /// What the learner called the file; empty for a folder.
  var file: String
  /// When this attempt was handed in, where the name says.
  var attempt: NamedMoment?
  /// Whether the platform itself marked it as late.
  var isLate = false
  /// Whether the platform put it there itself: notes on an attempt, a teacher's feedback.
  var isMetadata = false
  /// Whether numbers that only platforms give stand in it.
  var isCertain: Bool

  /// Reads a name that a course platform gave; nil for any other name.
  ///
  /// - Parameter isStarter: Whether a word is the name of a file that the course hands out.
  init?(_ name: String, isStarter: (String) -> Bool) {
    let moodle = /(.+)_(\d{2,})_assignsubmission_(?:file|onlinetext)_?(.*)/
    let feedback = /(.+)_(\d{2,})_assignfeedback_[a-z]+_?(.*)/
    let question = /(.+_\d{2,})_question_\d+_(.+)/
    let canvas = /(.+?)(_(?i)late)?_(\d{3,})_(\d{3,})_((?!\d+_\d+_).+)/
    let blackboard = /.+_([^_]+)_attempt_(\d{4}(?:-\d{2}){5})_?(.*)/
    let brightspace = /(\d+-\d+) - (.+?) - (.*?\d{4}.*?)(?: - (.+))?/
    isCertain = true
    if let match = name.wholeMatch(of: moodle) {
      (learner, file) = ("\(match.1)_\(match.2)", String(match.3))
    } else if let match = name.wholeMatch(of: feedback) {
      (learner, file, isMetadata) = ("\(match.1)_\(match.2)", String(match.3), true)
    } else if let match = name.wholeMatch(of: question) {
      (learner, file) = (String(match.1), String(match.2))
    } else if let match = name.wholeMatch(of: canvas) {
      (learner, file) = ("\(match.1)_\(match.3)", String(match.5))
      isLate = match.2 != nil
    } else if let match = name.wholeMatch(of: blackboard) {
      (learner, file) = (String(match.1), String(match.3))
      attempt = NamedMoment(in: String(match.2))
      // Who, when, a comment, and which files: a text without a name of its own.
      isMetadata = file == ".txt"
    } else if let match = name.wholeMatch(of: brightspace),
      let moment = NamedMoment(in: String(match.3))
    {
      (learner, file) = ("\(match.2) \(match.1)", match.4.map(String.init) ?? "")
      attempt = moment
    } else if let split = Self.beforeStarter(name, isStarter: isStarter) {
      (learner, file) = split
      isCertain = false
    } else {
      return nil
    }
    if learner.isEmpty { return nil }
    // A dash in one name and a stroke in the other may be two people.
    key = isCertain ? learner : String(name.prefix(learner.count + 1))
  }

  /// `kim_Forecast.swift`: a name in front of that of the exercise's file.
  private static func beforeStarter(
    _ name: String, isStarter: (String) -> Bool
  ) -> (learner: String, file: String)? {
    guard SourceName(name) != nil else { return nil }
    for place in name.indices where "_- ".contains(name[place]) {
      let file = String(name[name.index(after: place)...])
      let learner = String(name[..<place])
      guard let source = SourceName(file), isStarter(source.subject), !learner.isEmpty,
        learner.contains(where: \.isLetter) || learner.count > 3
      else { continue }
      return (learner, file)
    }
    return nil
  }

  /// The number that platforms put behind the name of a file handed in again: 1 of `Forecast-1.swift`.
  var resubmission: Int {
    guard isCertain, let source = SourceName(file),
      let match = source.stem.wholeMatch(of: /.+-(\d{1,3})/)
    else { return 0 }
    return Int(match.1) ?? 0
  }
}
