import Foundation

/// A page for each learner, a page for the class, and archives for course platforms.
package enum FeedbackReport {
  /// Returns one result as text for review: its checks, messages, and code compared with the starter.
  package static func text(of result: GradedSubmission, in book: GradeBook) -> String {
    var alone = book
    alone.exercises = book.exercises.filter { $0.identifier == result.exercise }
    let starters = StarterSources(alone.exercises)
    return FeedbackPage(of: result.learner, in: alone, starters: starters).text
  }

  static func eachFile(_ book: GradeBook, _ body: (String, Data) throws -> Void) throws {
    var packages = ReturnPackage.allCases.map { ReturnArchive(for: $0) }
    let starters = StarterSources(book.exercises)
    for learner in book.learners {
      let page = FeedbackPage(of: learner, in: book, starters: starters)
      let path = "feedback/\(Journal.fileName(learner))"
      let html = Data(page.html.utf8)
      try body("\(path)/feedback.html", html)
      try body("\(path)/feedback.txt", Data(page.text.utf8))
      for place in packages.indices {
        try packages[place].add(html, for: book.entries[learner] ?? [])
      }
    }
    try body("class.html", Data(ClassPage.html(book).utf8))
    for package in packages {
      if let file = package.file { try body(file.path, file.contents) }
    }
  }
}
