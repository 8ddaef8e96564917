import Curriculum
import Judge
import WorkerProtocol

/// The changes for a repeated verdict: another order of checks and other conditions.
struct RepeatPlan {
  /// The names of the checks in the order to run them; nil for the exercise's own order.
  var order: [String]?
  var circumstances = Circumstances()

  /// Environments with extreme time zones, another date, and offsets that aren't whole hours.
  private static let context = [
    ["TZ": "Pacific/Auckland", "LANG": "ko_KR.UTF-8"],
    ["TZ": "America/St_Johns", "LANG": "de_DE.UTF-8"],
    ["TZ": "Pacific/Kiritimati", "LANG": "ar_EG.UTF-8"],
    ["TZ": "Asia/Kathmandu", "LANG": "ja_JP.UTF-8"],
    ["TZ": "Pacific/Pago_Pago", "LANG": "C"],
  ]

  /// Creates the plan of a repetition, numbered from 1.
  ///
  /// Each repetition shuffles the checks and changes the environment. Every second repetition also changes
  /// the input values.
  init(number: Int, of exercise: Exercise) {
    var generator = SplitMix(seed: UInt64(number))
    order = Self.order(of: exercise.checks, with: &generator)
    circumstances.environment = Self.context[(number - 1) % Self.context.count]
    circumstances.salt = number.isMultiple(of: 2) ? generator.next() : 0
  }

  init(order: [String]? = nil, circumstances: Circumstances = Circumstances()) {
    self.order = order
    self.circumstances = circumstances
  }

  /// Returns a random order in which every check follows its dependencies.
  private static func order(
    of checks: [CheckDeclaration], with generator: inout SplitMix
  ) -> [String] {
    var waiting = checks
    var order: [String] = []
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.identifier))
      let ready = waiting.indices.filter { names.isDisjoint(with: waiting[$0].dependsOn) }
      // Another rule reports cycles.
      let place = ready.randomElement(using: &generator) ?? waiting.startIndex
      order.append(waiting.remove(at: place).identifier)
    }
    return order
  }

  /// Returns the exercise with only the plan's checks, in the plan's order.
  func applied(to exercise: Exercise) -> Exercise {
    guard let order else { return exercise }
    var exercise = exercise
    let checks = exercise.checks
    exercise.checks = order.compactMap { name in checks.first { $0.identifier == name } }
    return exercise
  }
}
