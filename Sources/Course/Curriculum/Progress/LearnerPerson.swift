/// Who a learner is, in their own words: what they hand in says so.
package struct LearnerPerson: Codable, Hashable, Sendable {
  package var name: String
  /// The number or user name by which a school knows them.
  package var id: String?
  package var email: String?

  package init(name: String, id: String? = nil, email: String? = nil) {
    self.name = name
    self.id = id
    self.email = email
  }
}
