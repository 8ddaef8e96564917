import Curriculum

/// Chooses the version that counts: written work before the starter, then the newest.
///
/// If the class's rule isn't the last attempt, the same choice is made among the files of each attempt and of
/// those before it.
struct VersionChoice {
  let exercise: String
  let starters: Starters
  /// Whether the time limit is exceeded.
  ///
  /// The caller then discards the choice.
  let isOver: () -> Bool

  struct Chosen {
    var name = ""
    var files: [FoundFile] = []
    var notes: [SubmissionNote] = []
    /// The position among the attempts; nil for the only one.
    var attempt: Attempt?
  }

  /// The maximum number of attempts of one learner; those between the first and the latest are left out.
  private static let mostAttempts = 20

  /// Chooses the version that counts, or each attempt if the best one counts.
  ///
  /// - Parameter versions: At least one version.
  func choose(among versions: [WorkVersion], by rule: ClassFile.AttemptRule) -> [Chosen] {
    let all = versions.flatMap(split)
    let attempts = attempts(among: all, by: rule)
    guard let first = attempts.first, attempts.count > 1 else { return [choice(among: all)] }
    switch rule {
    case .best: return attempts
    case .first:
      var chosen = first
      chosen.notes.insert(
        .counts(
          chosen.name, because: .first,
          passedOver: attempts.dropFirst().map { .init(name: $0.name) }), at: 0)
      return [chosen]
    case .last:
      var chosen = choice(among: all)
      chosen.attempt = attempts.last?.attempt
      return [chosen]
    }
  }

  /// Returns the choice at the time of each attempt, in order.
  ///
  /// An empty file or an unchanged starter isn't an attempt.
  private func attempts(among all: [WorkVersion], by rule: ClassFile.AttemptRule) -> [Chosen] {
    guard !all.contains(where: { isTooMany($0.files) }) else { return [] }
    var orders = Set(
      all.filter { !$0.isBackup }.flatMap(\.files).filter { effort($0) == 2 }
        .map(AttemptOrder.init)
    ).sorted()
    if orders.count > Self.mostAttempts {
      orders = Array(orders.prefix(1)) + orders.suffix(Self.mostAttempts - 1)
    }
    guard orders.count > 1 else { return [] }
    var attempts: [Chosen] = []
    for order in orders where !isOver() {
      let chosen = choice(among: all.compactMap { $0.handedIn(until: order) }, ofOneAttempt: true)
      guard chosen.files.contains(where: { effort($0) == 2 }) else { continue }
      // An attempt that only adds files continues the one before.
      if let former = attempts.last,
        Set(former.files.map(\.path)).isSubset(of: chosen.files.map(\.path))
      {
        attempts.removeLast()
      }
      attempts.append(chosen)
    }
    for place in attempts.indices {
      attempts[place].attempt = Attempt(number: place + 1, count: attempts.count, rule: rule)
    }
    return attempts
  }

  /// Chooses the version with the highest precedence.
  ///
  /// - Parameter ofOneAttempt: Whether to mention only versions of the same attempt.
  private func choice(among all: [WorkVersion], ofOneAttempt: Bool = false) -> Chosen {
    let ordered = all.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    guard let best = ordered.first else { return Chosen() }
    var chosen = pick(from: best, ofOneAttempt: ofOneAttempt)
    chosen.name = Self.name(WorkVersion(folder: best.folder, files: chosen.files))
    let rest = ordered.dropFirst().filter { !ofOneAttempt || $0.order == best.order }
    if !rest.isEmpty {
      chosen.notes.insert(
        .counts(
          Self.name(best), because: Precedence.reason(of: rank(best), over: rest.map(rank)),
          passedOver: rest.map { .init(name: Self.name($0), remark: remark(on: $0)) }), at: 0)
    }
    return chosen
  }

  /// Splits a version whose folders each contain a version of the same file.
  private func split(_ version: WorkVersion) -> [WorkVersion] {
    let files = version.files
    // A submission with so many files is rejected anyway and needn't be compared.
    guard !isTooMany(files) else { return [version] }
    var answering: Set<[String]> = []
    for (place, file) in files.enumerated() {
      guard !isOver() else { return [version] }
      for other in files[(place + 1)...] where file.folders != other.folders {
        guard areRivals(file, other) else { continue }
        answering.formUnion([file.folders, other.folders])
      }
    }
    guard !answering.isEmpty else { return [version] }
    let shared = files.filter { file in
      !answering.contains { file.folders.starts(with: $0) }
    }
    return answering.sorted { $0.lexicographicallyPrecedes($1) }.map { folder in
      let own = files.filter { file in
        let nearest = answering.filter { file.folders.starts(with: $0) }.max { $0.count < $1.count }
        return nearest == folder
      }
      return WorkVersion(
        folder: folder.joined(separator: "/"),
        files: own + shared.filter { file in !own.contains { areRivals($0, file) } },
        isBackup: version.isBackup || folder.contains { $0.hasPrefix("before-reset") })
    }
  }

  /// Whether there are far too many files to be versions.
  private func isTooMany(_ files: [FoundFile]) -> Bool {
    files.count > 10 * SubmissionFolder.maximumFiles
  }

  /// Chooses one of several versions of each file in the same place.
  private func pick(from version: WorkVersion, ofOneAttempt: Bool) -> Chosen {
    guard !isTooMany(version.files) else { return Chosen(files: version.files) }
    var taken: [FoundFile] = []
    var passed: [(file: FoundFile, by: FoundFile)] = []
    for file in version.files.map({ ($0, rank($0)) }).sorted(by: { $0.1 < $1.1 }).map(\.0) {
      guard !isOver() else { break }
      if let rival = taken.first(where: { areRivals($0, file) }) {
        passed.append((file, rival))
      } else {
        taken.append(file)
      }
    }
    var notes: [SubmissionNote] = []
    for winner in taken {
      let beaten = passed.filter { passed in
        passed.by.path == winner.path
          && (!ofOneAttempt || AttemptOrder(passed.file) == AttemptOrder(winner))
      }.map(\.file)
      guard !beaten.isEmpty else { continue }
      notes.append(
        .counts(
          winner.path, because: Precedence.reason(of: rank(winner), over: beaten.map(rank)),
          passedOver: beaten.map {
            .init(name: $0.path, remark: !$0.isWritten ? .empty : isStarter($0) ? .starter : nil)
          }))
    }
    return Chosen(files: taken.sorted { $0.path < $1.path }, notes: notes)
  }

  /// Whether two files are versions of the same file, so that only one can be compiled.
  private func areRivals(_ left: FoundFile, _ right: FoundFile) -> Bool {
    let isNamedAlike = left.name.subject.lowercased() == right.name.subject.lowercased()
    let types = [left.facts?.types ?? [], right.facts?.types ?? []]
    if !types[0].isDisjoint(with: types[1]) { return true }
    guard isNamedAlike else { return false }
    if let text = left.facts?.text, text == right.facts?.text { return true }
    if !types[0].isEmpty, !types[1].isEmpty { return false }
    return starters.isName(left.name.subject, of: exercise)
      || left.folders == right.folders && left.name.isMarked != right.name.isMarked
  }

  private func isStarter(_ file: FoundFile) -> Bool {
    file.facts.map { starters.isStarter($0, of: exercise) } ?? false
  }

  /// Returns 2 for the learner's work, 1 for an unchanged starter, 0 for an empty file.
  private func effort(_ file: FoundFile) -> Int {
    file.facts == nil ? 2 : !file.isWritten ? 0 : isStarter(file) ? 1 : 2
  }

  private func rank(_ file: FoundFile) -> Precedence {
    Precedence(
      effort: effort(file), attempted: file.attempt, moment: file.moment,
      resubmission: file.resubmission, modified: file.item.modified, isMarked: file.name.isMarked,
      number: file.name.number ?? 0,
      names: file.folders + [file.name.stem], path: file.path)
  }

  private func effort(_ version: WorkVersion) -> Int { version.files.map(effort).max() ?? -1 }

  /// Returns the latest modification time among the files that the learner wrote.
  private func modified(_ version: WorkVersion) -> Int64 {
    let effort = effort(version)
    return version.files.filter { self.effort($0) == effort }.map(\.item.modified).max() ?? 0
  }

  private func rank(_ version: WorkVersion) -> Precedence {
    let effort = effort(version)
    let written = version.files.filter { self.effort($0) == effort }
    let single = version.files.count == 1 ? version.files.first : nil
    return Precedence(
      effort: effort, isBackup: version.isBackup,
      attempted: written.compactMap(\.attempt).max(),
      moment: written.compactMap(\.moment).max(),
      resubmission: written.map(\.resubmission).max() ?? 0, modified: modified(version),
      isMarked: single?.name.isMarked ?? false, number: single?.name.number ?? 0,
      names: version.folder.split(separator: "/").map(String.init)
        + (single.map { [$0.name.stem] } ?? []),
      path: version.folder)
  }

  private func remark(on version: WorkVersion) -> SubmissionNote.PassedOver.Remark? {
    switch effort(version) {
    case 0: .empty
    case 1: .starter
    default: version.isBackup ? .backup : nil
    }
  }

  private static func name(_ version: WorkVersion) -> String {
    let files = version.files.map(\.path)
    return version.folder.isEmpty || files.count == 1
      ? files.sorted().prefix(3).joined(separator: ", ") : version.folder + "/"
  }
}
