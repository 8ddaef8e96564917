import Judge
import Sentences

/// What Rings and the teacher say about lines of a learner's files.
struct LineNotes {
  private var remarks: [(file: String?, line: Int, remark: CodeListing.Remark)] = []

  /// Collects the messages of a verdict, as learners may see it, and the teacher's comments.
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

  /// Returns the remarks on a file by line.
  ///
  /// - Parameter isFirst: Whether the file gets the remarks that name no file.
  func remarks(in file: String, isFirst: Bool) -> [Int: [CodeListing.Remark]] {
    let own = remarks.filter { note in
      // A teacher may name the file with its folder.
      let name = note.file?.split(separator: "/").last?.lowercased()
      return name.map { $0 == file.lowercased() } ?? isFirst
    }
    return Dictionary(grouping: own, by: \.line).mapValues { $0.map(\.remark) }
  }
}
