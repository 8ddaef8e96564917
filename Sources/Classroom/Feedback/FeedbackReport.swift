import Foundation

/// A page for each learner, a page for the class, and what platforms take back.
enum FeedbackReport {
  static func files(_ book: GradeBook) throws -> [(path: String, contents: Data)] {
    let pages = Dictionary(
      book.learners.map { ($0, FeedbackPage(of: $0, in: book)) },
      uniquingKeysWith: { first, _ in first })
    let own = book.learners.flatMap { learner -> [(path: String, contents: Data)] in
      guard let page = pages[learner] else { return [] }
      let path = "feedback/\(Journal.fileName(learner))"
      return [
        ("\(path)/feedback.html", Data(page.html.utf8)),
        ("\(path)/feedback.txt", Data(page.text.utf8)),
      ]
    }
    return own + [("class.html", Data(ClassPage.html(book).utf8))]
      + (try ReturnPackage.files(pages, of: book))
  }
}
