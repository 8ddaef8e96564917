import Curriculum
import Judge
import Sentences

/// An answer judged again and again: in other orders, elsewhere, with other values.
///
/// Where a verdict is another one, it is looked for what made it so.
struct RepeatedTrial {
  let answer: GateAnswer
  let first: Verdict
  /// Judges the answer by an exercise's checks, in the order in which they stand.
  let judge: (Exercise) async -> Verdict

  /// More checks than these nobody waits for, to find the one that disturbs another.
  private static let mostSuspects = 8

  /// What made a verdict another one; nil where all agree.
  ///
  /// - Parameter repeats: How often the answer is judged again.
  func difference(in repeats: Int) async -> Sentence? {
    for number in 1...max(1, repeats) {
      let plan = RepeatPlan(number: number, of: answer.exercise)
      let again = await verdict(by: plan)
      guard let changed = change(to: again, by: plan) else { continue }
      return await explanation(of: changed, plan)
    }
    return nil
  }

  private func verdict(by plan: RepeatPlan) async -> Verdict {
    await Circumstances.$current.withValue(plan.circumstances) {
      await judge(plan.applied(to: answer.exercise))
    }
  }

  /// What a verdict says differently, in a few words; nil where it is the same but for durations.
  private func change(to again: Verdict, by plan: RepeatPlan) -> Change? {
    let known = Dictionary(grouping: first.checks, by: \.id).compactMapValues(\.first)
    // Other values get other words, and may fail more of a wrong answer: the promise is what has to hold.
    if plan.circumstances.salt != 0 {
      let isKept = (answer.finding(for: first) == nil) == (answer.finding(for: again) == nil)
      guard !isKept else { return nil }
      return again.checks.compactMap { check in
        known[check.id].flatMap { Self.change(from: $0, to: check, comparesWords: false) }
      }.first ?? Change(check: nil, was: "\(first.score)", isNow: "\(again.score)")
    }
    let changed = again.checks.compactMap { check in
      known[check.id].flatMap { Self.change(from: $0, to: check, comparesWords: true) }
    }.first
    if let changed { return changed }
    guard plan.order == nil || again.checks.count == first.checks.count,
      first.status != again.status
    else { return nil }
    return Change(check: nil, was: first.status.rawValue, isNow: again.status.rawValue)
  }

  private struct Change {
    /// Nil where no check is to blame.
    var check: String?
    var was: String
    var isNow: String

    var sentence: Sentence {
      let name = check ?? "–"
      return Sentence("\(name): \(was), then \(isNow)", ko: "\(name): \(was), 다음에는 \(isNow)")
    }
  }

  private static func change(
    from one: CheckResult, to other: CheckResult, comparesWords: Bool
  ) -> Change? {
    if one.status != other.status {
      return Change(check: one.id, was: one.status.rawValue, isNow: other.status.rawValue)
    }
    guard comparesWords, one.message != other.message else { return nil }
    func words(_ check: CheckResult) -> String {
      "“\(check.message?.spoken(in: .english).prefix(80) ?? "")”"
    }
    return Change(check: one.id, was: words(one), isNow: words(other))
  }

  /// What of a plan brought a change about: each part of it is tried alone.
  private func explanation(of change: Change, _ plan: RepeatPlan) async -> Sentence {
    let said = change.sentence
    // What comes and goes by chance would be blamed on whatever is tried next.
    for _ in 0..<2 {
      guard self.change(to: await verdict(by: RepeatPlan()), by: RepeatPlan()) != nil else {
        continue
      }
      return Sentence(
        "the verdict is another one when it is made again (\(said))",
        ko: "똑같이 다시 판정해도 결과가 달라요(\(said))")
    }
    let shuffled = RepeatPlan(order: plan.order)
    if let moved = self.change(to: await verdict(by: shuffled), by: shuffled) {
      return await explanation(ofOrder: moved, plan.order ?? [])
    }
    for (name, value) in plan.circumstances.environment.sorted(by: { $0.key > $1.key }) {
      let elsewhere = RepeatPlan(circumstances: Circumstances(environment: [name: value]))
      guard self.change(to: await verdict(by: elsewhere), by: elsewhere) != nil else { continue }
      return Sentence(
        "the verdict is another one with \(name)=\(value) (\(said))",
        ko: "\(name)=\(value) 환경에서는 판정이 달라요(\(said))")
    }
    let salted = RepeatPlan(circumstances: Circumstances(salt: plan.circumstances.salt))
    if plan.circumstances.salt != 0,
      self.change(to: await verdict(by: salted), by: salted) != nil
    {
      return Sentence(
        "the verdict is another one with other values of `inputs` (\(said))",
        ko: "`inputs` 값이 달라지면 판정도 달라요(\(said))")
    }
    return Sentence(
      "the verdict is another one in another order and time zone (\(said))",
      ko: "순서와 시간대를 함께 바꾸면 판정이 달라요(\(said))")
  }

  /// Whether a check fails alone, or behind which other one.
  private func explanation(ofOrder change: Change, _ order: [String]) async -> Sentence {
    let said = change.sentence
    guard let name = change.check, let place = order.firstIndex(of: name) else {
      return Sentence(
        "the verdict depends on the order of the checks (\(said))",
        ko: "판정이 검사의 순서에 따라 달라요(\(said))")
    }
    let needed = needs(of: name)
    let alone = RepeatPlan(order: needed + [name])
    if self.change(to: await verdict(by: alone), by: alone) != nil {
      return Sentence(
        "“\(name)” depends on the checks before it: alone it is another one (\(said))",
        ko: "“\(name)” 검사가 앞선 검사에 기대고 있어요. 혼자서는 결과가 달라요(\(said))")
    }
    let suspects = order[..<place].reversed().filter { !needed.contains($0) }
    for suspect in suspects.prefix(Self.mostSuspects) {
      let pair = RepeatPlan(
        order: needed + needs(of: suspect).filter { !needed.contains($0) } + [suspect, name])
      guard self.change(to: await verdict(by: pair), by: pair)?.check == name else { continue }
      return Sentence(
        "“\(name)” is well alone and another one after “\(suspect)” (\(said))",
        ko: "“\(name)” 검사가 혼자서는 괜찮고 “\(suspect)” 검사 뒤에서는 달라요(\(said))")
    }
    return Sentence(
      "“\(name)” is well alone and another one after other checks (\(said))",
      ko: "“\(name)” 검사가 혼자서는 괜찮고 다른 검사들 뒤에서는 달라요(\(said))")
  }

  /// The checks that have to pass before one, in their declared order.
  private func needs(of name: String) -> [String] {
    let checks = answer.exercise.checks
    var needed: Set<String> = []
    var open = checks.first { $0.identifier == name }?.dependsOn ?? []
    while let next = open.popLast() {
      guard needed.insert(next).inserted else { continue }
      open += checks.first { $0.identifier == next }?.dependsOn ?? []
    }
    return checks.map(\.identifier).filter(needed.contains)
  }
}
