/// A chapter of a course, called a ring after the growth rings of a tree.
package struct Ring: Codable, Hashable, Sendable {
  package var identifier: String
  package var title: LocalizedText
  /// The Markdown shown when the learner passes the ring's last exercise: the learner's new skills, and a
  /// question to try.
  package var closing: LocalizedText?
  package var exercises: [Exercise]

  package init(
    identifier: String, title: LocalizedText, closing: LocalizedText? = nil, exercises: [Exercise]
  ) {
    self.identifier = identifier
    self.title = title
    self.closing = closing
    self.exercises = exercises
  }
}
