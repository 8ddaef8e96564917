import Curriculum
import Judge
import Sentences

/// Judges a sample repeatedly with other check orders, environments and input values.
///
/// Finds the cause of a different verdict.
struct RepeatedRuns {
  let answer: ValidationSample
  let first: Verdict
  /// Judges the sample with the exercise's checks, in the exercise's order.
  let judge: (Exercise) async -> Verdict

  /// The maximum number of checks to test as the cause of another check's failure.
  private static let mostSuspects = 8

  /// Returns the cause of a different verdict, or nil if all verdicts agree.
  ///
  /// - Parameter repeats: The number of repetitions.
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

  /// Returns the difference between the first verdict and another one, or nil if only durations differ.
  private func change(to again: Verdict, by plan: RepeatPlan) -> Change? {
    let known = Dictionary(grouping: first.checks, by: \.id).compactMapValues(\.first)
    // Other input values change messages, and may fail more checks of an incorrect sample. Only the overall
    // result must stay the same.
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
    /// The check that differs; nil if the difference concerns no single check.
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

  /// Returns an explanation with the part of a plan that caused a difference, found by trying each part
  /// alone.
  private func explanation(of change: Change, _ plan: RepeatPlan) async -> Sentence {
    let said = change.sentence
    // Exclude random changes first. Otherwise they would be blamed on the part tried next.
    for _ in 0..<2 {
      guard self.change(to: await verdict(by: RepeatPlan()), by: RepeatPlan()) != nil else {
        continue
      }
      return Sentence(
        "the verdict differs when repeated (\(said))",
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
        "the verdict differs with \(name)=\(value) (\(said))",
        ko: "\(name)=\(value) 환경에서는 판정이 달라요(\(said))")
    }
    let salted = RepeatPlan(circumstances: Circumstances(salt: plan.circumstances.salt))
    if plan.circumstances.salt != 0,
      self.change(to: await verdict(by: salted), by: salted) != nil
    {
      return Sentence(
        "the verdict differs with other values of `inputs` (\(said))",
        ko: "`inputs` 값이 달라지면 판정도 달라요(\(said))")
    }
    return Sentence(
      "the verdict differs in another order and time zone (\(said))",
      ko: "순서와 시간대를 함께 바꾸면 판정이 달라요(\(said))")
  }

  /// Returns the reason a check depends on the order: it fails alone, or only after another check.
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
        "“\(name)” depends on the checks before it: alone, its result differs (\(said))",
        ko: "“\(name)” 검사가 앞선 검사에 기대고 있어요. 혼자서는 결과가 달라요(\(said))")
    }
    let suspects = order[..<place].reversed().filter { !needed.contains($0) }
    for suspect in suspects.prefix(Self.mostSuspects) {
      let pair = RepeatPlan(
        order: needed + needs(of: suspect).filter { !needed.contains($0) } + [suspect, name])
      guard self.change(to: await verdict(by: pair), by: pair)?.check == name else { continue }
      return Sentence(
        "“\(name)” is fine alone, but its result differs after “\(suspect)” (\(said))",
        ko: "“\(name)” 검사는 혼자서는 괜찮지만 “\(suspect)” 검사 뒤에서는 결과가 달라요(\(said))")
    }
    return Sentence(
      "“\(name)” is fine alone, but its result differs after other checks (\(said))",
      ko: "“\(name)” 검사는 혼자서는 괜찮지만 다른 검사들 뒤에서는 결과가 달라요(\(said))")
  }

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
