import Foundation

/// A file or folder name in the form that a course platform uses for exports.
struct PlatformName: Equatable {
  var learner: String
  /// A key that's equal only for items of the same learner.
  var key: String
  var file: String
  var attempt: NamedMoment?
  /// Whether the platform marked the item as late; nil if the platform doesn't mark late work.
  var isLate: Bool?
  /// Whether the platform created the item: notes on an attempt, the teacher's feedback.
  var isMetadata = false
  /// Whether the name contains numbers that only platforms assign.
  var isCertain: Bool
  /// Patterns of `--who` for names in this form.
  private(set) var patterns: [String] = []
  /// Blackboard's assignment and user, joined by an underscore that both may contain.
  var assigned: String?

  /// The longest name that file systems allow, in UTF-8 bytes.
  ///
  /// Platforms don't use longer names.
  static let longest = 255

  /// Parses a name; nil if it isn't in a platform's form.
  ///
  /// - Parameter isStarter: Whether a word is the name of one of the course's starter files.
  init?(_ name: String, isStarter: (String) -> Bool) {
    guard name.utf8.count <= Self.longest else { return nil }
    isCertain = true
    // Tests for required parts before each slow pattern, because a class has thousands of names.
    let marks = Marks(name)
    if marks.hasAssign,
      let match = name.wholeMatch(of: /(.+)_(\d{2,})_assignsubmission_(?:file|onlinetext)_?(.*)/)
    {
      (learner, file) = ("\(match.1)_\(match.2)", String(match.3))
      patterns = ["{who}_{id}_assign*"]
    } else if marks.hasAssign,
      let match = name.wholeMatch(of: /(.+)_(\d{2,})_assignfeedback_[a-z]+_?(.*)/)
    {
      (learner, file, isMetadata) = ("\(match.1)_\(match.2)", String(match.3), true)
    } else if marks.hasQuestion,
      // Moodle's form, and Canvas's with the file's number after the question's.
      let match = name.wholeMatch(of: /(.+\d)_question_\d+_(?:\d{3,}_)?(.+)/)
    {
      (learner, file) = (String(match.1), String(match.2))
    } else if marks.hasNumber,
      let match = name.wholeMatch(of: /(.+?)(_(?i)late)?_(\d{3,})_(\d{3,})_((?!\d+_\d+_).+)/)
    {
      (learner, file) = ("\(match.1)_\(match.3)", String(match.5))
      isLate = match.2 != nil
      patterns = ["{who}_LATE_{id}_*", "{who}_{id}_*"]
    } else if marks.hasNumber,
      let match = name.wholeMatch(
        of: /(anon(?:ymous)?)(_(?i)late)?_([A-Za-z0-9]{5})_(\d{3,})_(.+)/)
    {
      // Canvas with anonymous grading.
      (learner, file) = ("\(match.1)_\(match.3)", String(match.5))
      isLate = match.2 != nil
    } else if marks.hasNumber, name.hasSuffix("_text.html"),
      let match = name.wholeMatch(of: /(.+?)(_(?i)late)?_(\d{3,})_(text\.html)/)
    {
      (learner, file) = ("\(match.1)_\(match.3)", String(match.4))
      isLate = match.2 != nil
    } else if marks.hasAttempt,
      let match = name.wholeMatch(of: /(.+_([^_]+))_attempt_(\d{4}(?:-\d{2}){5})_?(.*)/)
    {
      (learner, file) = (String(match.2), String(match.4))
      attempt = NamedMoment(in: String(match.3))
      assigned = String(match.1)
      patterns = ["*_{who}_attempt_*"]
      isMetadata = file == ".txt"
    } else if marks.hasDash, marks.hasNumber,
      let match = name.wholeMatch(of: /(\d+-\d+) - (.+?) - (.*?\d{4}.*?)(?: - (.+))?/),
      let moment = NamedMoment(in: String(match.3))
    {
      (learner, file) = ("\(match.2) \(match.1)", match.4.map(String.init) ?? "")
      attempt = moment
      patterns = ["{id} - {who} - *"]
    } else if let split = Self.beforeStarter(name, isStarter: isStarter) {
      file = split.file
      key = String(name.dropLast(file.count))
      let plain = split.learner.trimmingCharacters(in: CharacterSet(charactersIn: " -_"))
      learner = plain.isEmpty ? split.learner : plain
      isCertain = false
      return
    } else if let split = Self.behindStarter(name, isStarter: isStarter) {
      (learner, file) = split
      isCertain = false
      key = "\(file) - \(learner)"
      return
    } else {
      return nil
    }
    if learner.isEmpty { return nil }
    key = assigned ?? learner
  }

  /// Quick tests for the parts that the patterns require.
  private struct Marks {
    let hasAssign: Bool
    let hasQuestion: Bool
    let hasAttempt: Bool
    let hasDash: Bool
    /// Whether the name contains three consecutive digits.
    let hasNumber: Bool

    init(_ name: String) {
      let bytes = Array(name.utf8)
      func has(_ word: String) -> Bool { bytes.contains(Array(word.utf8)) }
      let isLined = bytes.contains(UInt8(ascii: "_"))
      hasAssign = isLined && has("_assign")
      hasQuestion = isLined && has("_question_")
      hasAttempt = isLined && has("_attempt_")
      hasDash = has(" - ")
      var digits = 0
      hasNumber = bytes.contains { byte in
        digits = (0x30...0x39).contains(byte) ? digits + 1 : 0
        return digits == 3
      }
    }
  }

  /// Splits `kim_Forecast.swift`, where a learner's name precedes the name of the exercise's file.
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

  /// Splits `Forecast - Kim Minji.swift`, the form that Google Forms uses.
  private static func behindStarter(
    _ name: String, isStarter: (String) -> Bool
  ) -> (learner: String, file: String)? {
    guard name.utf8.contains(" - ".utf8), let source = SourceName(name),
      let match = source.stem.wholeMatch(of: /(.+) - (.+)/),
      let file = SourceName(match.1 + ".swift"), isStarter(file.subject), !file.isMarked,
      match.2.contains(where: \.isLetter),
      !FolderName(String(match.2)).isVersion(of: FolderName(""))
    else { return nil }
    return (String(match.2), match.1 + ".swift")
  }

  var time: HandedInMoment.Time? {
    attempt.map { .local($0) } ?? isLate.map { .mark(isLate: $0) }
  }

  /// The number that platforms append to a resubmitted file, such as 1 in `Forecast-1.swift`.
  var resubmission: Int {
    guard isCertain, let source = SourceName(file),
      let match = source.stem.wholeMatch(of: /.+-(\d{1,3})/)
    else { return 0 }
    return Int(match.1) ?? 0
  }
}
