package struct LearnerPerson: Codable, Hashable, Sendable {
  package var name: String
  /// The learner's ID number or user name at school.
  package var id: String?
  package var email: String?

  package init(name: String, id: String? = nil, email: String? = nil) {
    self.name = name
    self.id = id
    self.email = email
  }
}
