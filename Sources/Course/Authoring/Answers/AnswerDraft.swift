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

  /// Returns the sample as an entry of `samples` in `exercise.yml`; nil if it's clearer as files.
  func entry(from bases: AnswerBases) -> String? {
    guard let change = AnswerChange(to: files, from: bases) else { return nil }
    let kind = caught == nil ? "right" : "wrong"
    let lines = "\(kind): \(name)\n\(keys)change: |\n" + change.text.indented(by: 2)
    return "  - " + lines.indented(by: 4).drop { $0 == " " }
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

extension String {
  /// Returns the text with spaces before each line that isn't empty.
  fileprivate func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
