import Curriculum
import Judge
import Stage

/// How a repeat of a verdict differs from the first: in another order, in other circumstances.
struct RepeatPlan {
  /// The names of the checks, as they follow each other; nil for the exercise's own order.
  var order: [String]?
  var circumstances = Circumstances()

  /// Zones with the farthest clocks, another day, and minutes that are no whole hours.
  private static let surroundings = [
    ["TZ": "Pacific/Auckland", "LANG": "ko_KR.UTF-8"],
    ["TZ": "America/St_Johns", "LANG": "de_DE.UTF-8"],
    ["TZ": "Pacific/Kiritimati", "LANG": "ar_EG.UTF-8"],
    ["TZ": "Asia/Kathmandu", "LANG": "ja_JP.UTF-8"],
    ["TZ": "Pacific/Pago_Pago", "LANG": "C"],
  ]

  /// The repeat of this number, from 1: every one shuffles and is elsewhere, every second one asks with
  /// other values.
  init(number: Int, of exercise: Exercise) {
    var generator = SplitMix(seed: UInt64(number))
    order = Self.order(of: exercise.checks, with: &generator)
    circumstances.environment = Self.surroundings[(number - 1) % Self.surroundings.count]
    circumstances.salt = number.isMultiple(of: 2) ? generator.next() : 0
  }

  init(order: [String]? = nil, circumstances: Circumstances = Circumstances()) {
    self.order = order
    self.circumstances = circumstances
  }

  /// An order by chance in which every check stands behind those that it depends on.
  private static func order(
    of checks: [CheckDeclaration], with generator: inout SplitMix
  ) -> [String] {
    var waiting = checks
    var order: [String] = []
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.identifier))
      let ready = waiting.indices.filter { names.isDisjoint(with: waiting[$0].dependsOn) }
      // A circle is another rule's business.
      let place = ready.randomElement(using: &generator) ?? waiting.startIndex
      order.append(waiting.remove(at: place).identifier)
    }
    return order
  }

  /// The exercise with its checks in this order, without those that the order leaves out.
  func applied(to exercise: Exercise) -> Exercise {
    guard let order else { return exercise }
    var exercise = exercise
    let checks = exercise.checks
    exercise.checks = order.compactMap { name in checks.first { $0.identifier == name } }
    return exercise
  }
}
