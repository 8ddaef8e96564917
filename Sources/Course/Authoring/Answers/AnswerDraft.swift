import Curriculum

/// An answer before it is written into `Wrong/` or `Right/`.
struct AnswerDraft {
  var name: String
  /// What its writer thought.
  var why: String
  /// What catches a wrong answer, and a part of what its learner then reads; nil for a right one.
  var caught: (check: String, message: String)?
  /// All of its files by name.
  var files: [String: SourceLines]

  /// The folder of the exercise that it goes into.
  var folder: String { caught == nil ? "Right" : "Wrong" }

  /// What is written into the exercise's folder: a file with the changes, or whole files where these say
  /// it better.
  func files(from bases: AnswerBases) -> [DraftFile] {
    guard let change = AnswerChange(to: files, from: bases) else { return wholeFiles(bases) }
    return [
      DraftFile(
        path: "\(folder)/\(name)\(KnownAnswer.ending)", contents: "\(keys)\n\(change.text)")
    ]
  }

  private func wholeFiles(_ bases: AnswerBases) -> [DraftFile] {
    let place = "\(folder)/\(name)"
    // What a folder leaves out is the starter's.
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
