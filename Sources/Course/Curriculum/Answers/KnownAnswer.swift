package import Foundation
package import Sentences

/// A sample of a learner's answer, in a pack's `Wrong/` or `Right/` folder or in `exercise.yml`.
package struct KnownAnswer: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Complete files, combined with the rest of the starter.
    case files([URL])
    /// Changes to the solution.
    case change(AnswerChange)
  }

  package var name: String
  /// The answer's folder, its `.answer` file, or the `exercise.yml` that lists it.
  package var place: URL
  /// The reasoning of a learner who gives this answer, in one line; nil if the answer's folder contains none.
  package var why: UntrustedText?
  package var content: Content

  package init(name: String, place: URL, why: UntrustedText?, content: Content) {
    self.name = name
    self.place = place
    self.why = why
    self.content = content
  }

  /// The extension of files with one answer each.
  package static let pathExtension = "answer"
  package static let ending = "." + pathExtension

  /// The file with the reasoning and, for a wrong answer, the expected check and message.
  package var noteFile: URL {
    switch content {
    case .files: place.appending(path: "expect.yml")
    case .change: place
    }
  }
}
