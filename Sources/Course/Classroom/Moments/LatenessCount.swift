package import Sentences

/// The number of late submissions for each source of submission times.
package struct LatenessCount {
  /// A group of submission times that are equally reliable and precise.
  enum Basis: CaseIterable {
    case dates, marks, handIns, commits, names, files, unknown

    init(_ moment: HandedInMoment) {
      self =
        switch (moment.source, moment.time) {
        case (_, .mark): .marks
        case (_, .unknown): .unknown
        case (.platform, _): .dates
        case (.handIn, _): .handIns
        case (.commit, _): .commits
        case (.name, _): .names
        case (.file, _): .files
        }
    }
  }

  private var counts: [Basis: (late: Int, all: Int)] = [:]
  private var unknown: [String] = []

  /// Counts submissions that have a due date or a platform's late mark.
  package init(_ plan: ClassPlan, policy: MarkPolicy) {
    let roll = LabelledRoll(plan.roll, learners: plan.submissions.map(\.learner))
    for submission in plan.submissions where submission.problem == nil {
      guard let moment = submission.handedIn else { continue }
      let basis = Basis(moment)
      for label in roll.labels[submission.learner] ?? [submission.learner] {
        let names = roll.names(of: label, learner: submission.learner)
        guard basis == .marks || policy.due(submission.exercise.identifier, for: names) != nil
        else { continue }
        counts[basis, default: (0, 0)].all += 1
        if basis == .unknown { unknown.append(label) }
        guard policy.lateness(of: submission, names: names) != nil else { continue }
        counts[basis, default: (0, 0)].late += 1
      }
    }
  }

  private static let mostNames = 5

  /// A phrase per source, such as `31 of 33 late according to file times.`; nil if nothing can be late.
  package var sentence: Sentence? {
    let parts = Basis.allCases.compactMap { basis -> Sentence? in
      guard let (late, all) = counts[basis] else { return nil }
      let words = words(of: basis)
      if basis == .unknown {
        return Sentence(
          "\(all) without a known time count\(all == 1 ? "s" : "") as on time: \(words)",
          ko: "\(all)개는 제때 낸 것으로 봄: \(words)")
      }
      return Sentence(
        "\(late) of \(all) late according to \(words)", ko: "\(all)개 가운데 \(late)개 늦음(\(words))")
    }
    // Omits a platform's marks if none is late and the class has no due dates.
    guard !parts.isEmpty, counts.keys.contains(where: { $0 != .marks }) || counts[.marks]?.late != 0
    else { return nil }
    let list = Sentence(listing: parts, separator: "; ")
    return Sentence("\(list).", ko: "\(list).")
  }

  private func words(of basis: Basis) -> Sentence {
    switch basis {
    case .dates: Sentence("the platform's dates", ko: "수업 플랫폼의 날짜 기준")
    case .marks:
      Sentence(
        "the platform's late marks, which don't say how late",
        ko: "수업 플랫폼의 지각 표시 기준, 얼마나 늦었는지는 알 수 없음")
    case .handIns: Sentence("the dates in the hand-in files", ko: "낸 파일에 적힌 날짜 기준")
    case .commits: Sentence("the dates of the last commits", ko: "마지막 커밋의 날짜 기준")
    case .names: Sentence("the dates in file and folder names", ko: "파일과 폴더 이름에 있는 날짜 기준")
    case .files: Sentence("file times", ko: "파일의 수정 시각 기준")
    case .unknown:
      Sentence(
        "repositories without a readable commit (\(names))",
        ko: "읽을 수 있는 커밋이 없는 저장소(\(names))")
    }
  }

  private var names: String {
    unknown.prefix(Self.mostNames).joined(separator: ", ")
      + (unknown.count > Self.mostNames ? ", …" : "")
  }
}
