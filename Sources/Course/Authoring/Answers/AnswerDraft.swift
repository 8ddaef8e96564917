import Curriculum

/// A sample submission before it's written to `Wrong/` or `Right/`.
struct AnswerDraft {
  var name: String
  /// The learner's reasoning.
  var why: String
  /// The check that catches an incorrect sample, with a part of the check's message; nil for a correct
  /// sample.
  var caught: (check: String, message: String)?
  var files: [String: SourceLines]

  /// The exercise's folder for the sample.
  var folder: String { caught == nil ? "Right" : "Wrong" }

  /// Returns the files to write to the exercise's folder: a single file of changes, or whole files if those
  /// are clearer.
  func files(from bases: AnswerBases) -> [DraftFile] {
    guard let change = AnswerChange(to: files, from: bases) else { return wholeFiles(bases) }
    return [
      DraftFile(
        path: "\(folder)/\(name)\(KnownAnswer.ending)", contents: "\(keys)\n\(change.text)")
    ]
  }

  private func wholeFiles(_ bases: AnswerBases) -> [DraftFile] {
    let place = "\(folder)/\(name)"
    // Files that are missing from the folder are taken from the starter.
    let own = files.filter { bases.starter[$0.key] != $0.value }
    return (own.isEmpty ? files : own).sorted { $0.key < $1.key }.map {
      DraftFile(
        path: "\(place)/\($0.key)", contents: String(decoding: $0.value.bytes, as: UTF8.self))
    } + [DraftFile(path: "\(place)/expect.yml", contents: keys)]
  }

  private var keys: String {
    var text = "why: \(ManifestText.value(why))\n"
    if let caught {
      text += "check: \(caught.check)\nmessage: \(ManifestText.value(caught.message))\n"
    }
    return text
  }
}
