import Judge
import Sentences

/// The remarks of Rings and the teacher on lines of a learner's files.
struct LineNotes {
  private var remarks: [(file: String?, line: Int, remark: CodeListing.Remark)] = []

  /// Collects the messages of a learner's verdict and the teacher's comments.
  init(_ verdict: LearnerVerdict?, comments: [LineComments.Comment], language: Language) {
    var said: Set<String> = []
    func add(_ file: String?, _ line: Int?, _ text: String) -> [Element] {
      guard let line else { return [] }
      // One mistake often causes several equal messages.
      guard said.insert("\(file ?? ""):\(line):\(text)").inserted else { return [] }
      return [(file, line, CodeListing.Remark(author: .rings, text: text))]
    }
    if let verdict {
      for diagnostic in verdict.diagnostics {
        remarks += add(
          diagnostic.file, diagnostic.line, diagnostic.message.spoken(in: language))
      }
      for check in verdict.checks where check.status != .passed {
        remarks += add(
          check.file, check.line,
          LearnerPhrases.message(of: check, in: verdict, language: language))
      }
    }
    for comment in comments {
      guard let line = comment.line else { continue }
      remarks.append(
        (comment.file, line, CodeListing.Remark(author: .teacher, text: comment.text)))
    }
  }

  private typealias Element = (file: String?, line: Int, remark: CodeListing.Remark)

  /// Returns the remarks on each file by line.
  ///
  /// The first file gets the remarks that name no file, or none of these.
  func remarks(in files: [SubmittedFile]) -> [[Int: [CodeListing.Remark]]] {
    let names = files.map { $0.name.lowercased() }
    var found = Array(repeating: [Int: [CodeListing.Remark]](), count: files.count)
    for note in remarks where !files.isEmpty {
      // A teacher may name the file with its folder.
      let name = note.file?.split(separator: "/").last?.lowercased()
      let place = name.flatMap(names.firstIndex(of:)) ?? 0
      found[place][note.line, default: []].append(note.remark)
    }
    return found
  }
}
