package import Foundation

/// A mistake that learners make, kept to prove that the checks catch it and say why.
package struct WrongAnswer: Hashable, Sendable {
  package var name: String
  package var folder: URL
  /// The check that must not pass; `compile` where the compiler has to refuse it.
  package var check: String
  /// What the message to the learner must contain.
  package var message: String

  package init(name: String, folder: URL, check: String, message: String) {
    self.name = name
    self.folder = folder
    self.check = check
    self.message = message
  }

  package var files: [URL] { SwiftFiles.directly(in: folder) }
}
