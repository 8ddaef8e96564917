/// The metadata of a plan for grading a class of learners, stored in `plan.json`.
package struct PlanHeader: Codable, Sendable {
  /// The version of the plan's file format.
  package var format = 1
  /// The version of Rings that wrote the plan.
  ///
  /// Only that version may run it, because another version may judge differently.
  package var rings: String
  package var pack: String
  package var exercises: [String]
  /// The path of the class folder at planning time.
  package var folder: String
  /// The weakest sandbox level that grading accepts.
  package var isolation: String
  /// The names of the report formats to write at the end.
  package var formats: [String]
  /// The default number of machines that share the grading.
  package var parts: Int
  package var submissions: Int
  package var leftOut: [LeftOut] = []
  package var roll: ClassRoll?

  /// Creates the header before any submission is copied.
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
