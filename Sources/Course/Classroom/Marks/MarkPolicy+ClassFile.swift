package import Curriculum

extension MarkPolicy {
  /// What a class's file says of marks.
  package init(_ file: ClassFile) {
    for part in file.parts {
      var own = Part()
      own.weight = part.weight
      own.maximum = part.maximum
      own.isExtra = part.isExtra
      own.due = part.due
      parts[part.exercise] = own
    }
    extensions = file.extensions.map {
      Extension(who: $0.who, exercise: $0.exercise, until: $0.until)
    }
    late.grace = file.late.grace
    late.perDay = file.late.perDay
    late.atMost = file.late.atMost
    late.cutoff = file.late.cutoff
    dropLowest = file.dropLowest
    thresholds = file.thresholds.map { Threshold(grade: $0.grade, percent: $0.percent) }
    zone = file.zone
  }
}
