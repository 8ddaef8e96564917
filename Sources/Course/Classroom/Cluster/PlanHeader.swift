/// What a plan says of the whole class: `plan.json`.
package struct PlanHeader: Codable, Sendable {
  /// The version of the folder's form.
  package var format = 1
  /// The version of Rings that wrote it, the only one that may run it: others could judge otherwise.
  package var rings: String
  package var pack: String
  package var exercises: [String]
  /// Where the class handed in, as it was called then.
  package var folder: String
  /// The weakest jail that is accepted.
  package var isolation: String
  /// Reports that are written at the end, by their formats' names.
  package var formats: [String]
  /// How many machines share the class, if nobody says otherwise.
  package var parts: Int
  package var submissions: Int
  package var leftOut: [LeftOut] = []
  package var roll: ClassRoll?

  /// What is known before anything is taken.
  package init(
    rings: String, pack: String, exercises: [String], folder: String, isolation: String,
    formats: [String], parts: Int, plan: ClassPlan
  ) {
    self.rings = rings
    self.pack = pack
    self.exercises = exercises
    self.folder = folder
    self.isolation = isolation
    self.formats = formats
    self.parts = parts
    submissions = plan.submissions.count
    leftOut = plan.leftOut
    roll = plan.roll
  }
}
