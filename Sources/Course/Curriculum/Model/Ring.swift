/// A chapter of a course, named after a tree's growth rings.
package struct Ring: Codable, Hashable, Sendable {
  package var identifier: String
  package var title: LocalizedText
  package var exercises: [Exercise]

  package init(identifier: String, title: LocalizedText, exercises: [Exercise]) {
    self.identifier = identifier
    self.title = title
    self.exercises = exercises
  }
}
