package import Foundation
package import Sentences

/// An answer that a pack keeps beside its solution, in `Wrong/` or `Right/`.
package struct KnownAnswer: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A piece of its own: whole files. What they leave out is the starter's.
    case files([URL])
    /// The solution, but.
    case change(AnswerChange)
  }

  package var name: String
  /// Its folder, or its `.answer` file.
  package var place: URL
  /// What its writer thought, in a line; nil where a folder does not say.
  package var why: UntrustedText?
  package var content: Content

  package init(name: String, place: URL, why: UntrustedText?, content: Content) {
    self.name = name
    self.place = place
    self.why = why
    self.content = content
  }

  /// What the files are called that hold one answer each.
  package static let pathExtension = "answer"
  package static let ending = "." + pathExtension

  /// The file that says why, and of a wrong answer what catches it.
  package var noteFile: URL {
    switch content {
    case .files: place.appending(path: "expect.yml")
    case .change: place
    }
  }
}
