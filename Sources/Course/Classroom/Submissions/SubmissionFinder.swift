import Archives
import Sentences
import Curriculum

/// Finds a learner's submission to each exercise.
struct SubmissionFinder {
  let syllabus: Syllabus
  let starters: Starters
  let facts: (HandedInItem) -> SourceFacts?
  let commits: CommitDates
  let budget: EntryBudget
  /// The rule that chooses among attempts.
  let attempts: ClassFile.AttemptRule

  /// Returns the learner's submissions in the course's order, and the items left out.
  ///
  /// A hand-in takes precedence over other files.
  func submissions(of learner: Learner) -> (found: [Submission], leftOut: [LeftOut]) {
    let work = HandInWork(of: learner, syllabus: syllabus, commits: commits)
    guard !work.isEmpty else { return guessed(of: learner) }
    let (others, leftOut) = work.hasMore ? guessed(of: work.rest) : ([], [])
    let found = (syllabus.exercises + syllabus.quizzes).flatMap { exercise -> [Submission] in
      let others = others.filter { $0.exercise.identifier == exercise.identifier }
      let own = work.submissions(
        to: exercise, pack: syllabus.pack, besides: others.last?.files ?? [], by: attempts)
      return own.isEmpty ? others : own
    }
    guard found.isEmpty, syllabus.exercises.count == 1 else {
      return (found, leftOut + (found.isEmpty ? [Self.stranger(learner, syllabus)] : []))
    }
    let place = learner.entries.joined(separator: ", ")
    let exercise = syllabus.exercises[0]
    return (
      [
        Submission(
          learner: learner.name, exercise: exercise,
          problem: .nothingFor(exercise: exercise.identifier, folder: place))
      ], leftOut
    )
  }

  private func guessed(of learner: Learner) -> (found: [Submission], leftOut: [LeftOut]) {
    if let problem = problem(with: learner) {
      return (
        syllabus.exercises.map {
          Submission(learner: learner.name, exercise: $0, problem: problem)
        }, []
      )
    }
    let watch = learner.items.first.map { budget.watch($0.item) }
    let work = LearnerWork(of: learner, syllabus: syllabus, facts: facts)
    var used: Set<String> = []
    let found = syllabus.exercises.flatMap { exercise -> [Submission] in
      guard !(watch?.isOver ?? false) else { return [] }
      let versions = versions(of: exercise.identifier, in: work)
      guard !versions.isEmpty else {
        return [nothing(for: exercise, of: learner, work)].compactMap(\.self)
      }
      used.formUnion(versions.flatMap { $0.files.map(\.path) })
      return submissions(of: learner, to: exercise, versions: versions, work, watch)
    }
    // A partly read entry isn't graded.
    if watch?.isOver ?? false || learner.items.contains(where: { budget.isSpent(by: $0.item) })
      || work.files.contains(where: { budget.isSpent(by: $0.file.item) })
    {
      let entry = learner.entries.joined(separator: ", ")
      return (
        syllabus.exercises.map {
          Submission(
            learner: learner.name, exercise: $0, problem: .tookTooLong(entry: entry))
        }, work.leftOut
      )
    }
    guard !found.isEmpty else {
      return ([], work.leftOut + [Self.stranger(learner, syllabus)])
    }
    return (found, work.leftOut + overlooked(in: work, of: learner, used: used))
  }

  /// Returns the problem with a learner's only entry if it can't be opened.
  private func problem(with learner: Learner) -> SubmissionProblem? {
    guard learner.items.count == 1, let item = learner.items.first?.item else { return nil }
    if case .refused(let problem) = item.kind { return problem }
    if item.isFile, Archive.Form.isForeign(item.name) { return .foreignArchive(file: item.name) }
    return nil
  }

  /// Returns the versions of an exercise, one for each folder with files for it.
  private func versions(of exercise: String, in work: LearnerWork) -> [WorkVersion] {
    var places: [[String]: [FoundFile]] = [:]
    var open: [FoundFile] = []
    for located in work.files {
      if let home = located.home {
        guard home.exercise == exercise else { continue }
        // Files that `reset` set aside are a separate version.
        let kept = located.file.folders.dropFirst(home.depth).prefix {
          $0.hasPrefix("before-reset-")
        }
        places[Array(located.file.folders.prefix(home.depth) + kept), default: []].append(
          located.file)
      } else {
        open.append(located.file)
      }
    }
    var versions = places.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { place in
      WorkVersion(
        folder: place.key.joined(separator: "/"), files: place.value,
        isBackup: place.key.last?.hasPrefix("before-reset-") ?? false)
    }
    let answers = open.filter { isAnswer($0, to: exercise) }
    if syllabus.exercises.count > 1 {
      if !answers.isEmpty { versions.append(WorkVersion(folder: "", files: answers)) }
    } else if !answers.isEmpty || versions.isEmpty && !open.isEmpty {
      versions.append(WorkVersion(folder: "", files: open))
    }
    return versions
  }

  /// Whether a file outside all exercise folders belongs to the given exercise.
  private func isAnswer(_ file: FoundFile, to exercise: String) -> Bool {
    if syllabus.exercises.count == 1 {
      return file.facts.map { starters.isAnswer(file.name, $0, to: exercise) }
        ?? starters.isName(file.name.subject, of: exercise)
    }
    // Several exercises may use the same file name. Then only the folder identifies the exercise.
    let named = [file.name.stem, file.name.subject].map(starters.exercises(withFile:))
      .filter { !$0.isEmpty }
    guard named.isEmpty else { return named.contains([exercise]) }
    // Under any other name, the declared types may identify the exercise.
    return starters.exercises(declaring: file.facts?.types ?? []) == [exercise]
  }

  /// Returns the attempt that counts, or all attempts if the best one counts.
  private func submissions(
    of learner: Learner, to exercise: Exercise, versions: [WorkVersion], _ work: LearnerWork,
    _ watch: ReadingWatch?
  ) -> [Submission] {
    VersionChoice(
      exercise: exercise.identifier, starters: starters, isOver: { watch?.isOver ?? false }
    )
    .choose(among: versions, by: attempts)
    .map { submission(of: learner, to: exercise, $0, work) }
  }

  private func submission(
    of learner: Learner, to exercise: Exercise, _ chosen: VersionChoice.Chosen,
    _ work: LearnerWork
  ) -> Submission {
    // In an export of single files, the folder and its catalogs belong to all learners.
    let hasOwnFolder = learner.items.contains { $0.item.isFolder }
    let folders = Set(chosen.files.map(\.folders))
    var submission = Submission(
      learner: learner.name, exercise: exercise, notes: chosen.notes,
      problem: Self.problem(of: chosen.files))
    submission.counted = chosen.files.map(\.chosen)
    submission.catalogs = work.catalogs.filter { hasOwnFolder && folders.contains($0.folders) }
    submission.handedIn = moment(of: chosen.files)
    submission.attempt = chosen.attempt
    return submission
  }

  /// Returns the submission time of the latest of several files.
  private func moment(of files: [FoundFile]) -> HandedInMoment? {
    var clues = HandedInMoment.Clues()
    let marks = files.map { $0.clues(commits) }
    let platform = marks.compactMap(\.platform)
    // If one file is late, the whole submission is late. Attempts are ordered by their dates.
    clues.platform =
      platform.first { $0 == .mark(isLate: true) } ?? files.max { left, right in
        switch (left.attempt, right.attempt) {
        case (let left?, let right?): left < right
        case (nil, _?): true
        default: false
        }
      }?.platform ?? platform.first
    clues.commit = marks.lazy.compactMap(\.commit).first
    clues.name = marks.compactMap(\.name).max()
    clues.modified = marks.compactMap(\.modified).max()
    return HandedInMoment(clues)
  }

  static func problem(of files: [FoundFile]) -> SubmissionProblem? {
    guard files.count <= SubmissionFolder.maximumFiles else {
      return .tooManyFiles(count: files.count, limit: SubmissionFolder.maximumFiles)
    }
    var bytes = 0
    for file in files {
      switch file.item.kind {
      case .refused(let problem): return problem
      case .file(let size): bytes += size
      case .folder: break
      }
      if bytes > SubmissionFolder.maximumBytes {
        return .tooLarge(bytes: bytes, limit: SubmissionFolder.maximumBytes)
      }
    }
    return nil
  }

  /// Returns a submission without files, so that every learner gets a result.
  ///
  /// Returns nil if the course has several exercises, because learners may leave some of them for later.
  private func nothing(
    for exercise: Exercise, of learner: Learner, _ work: LearnerWork
  ) -> Submission? {
    guard syllabus.exercises.count == 1 else { return nil }
    let place = learner.entries.joined(separator: ", ")
    return Submission(
      learner: learner.name, exercise: exercise,
      problem: work.files.isEmpty
        ? work.leftOut.first.map { .foundBefore($0.line) }
          ?? .noSwiftFile(
            folder: place,
            others: Self.names(of: learner.items.filter { !$0.isMetadata }.map(\.item)))
        : .nothingFor(exercise: exercise.identifier, folder: place))
  }

  private static func names(of items: [HandedInItem]) -> [String] {
    items.filter { !$0.isSystems && !$0.isHidden }.flatMap { item in
      item.isFolder ? names(of: item.children) : [item.name]
    }
  }

  private static func stranger(_ learner: Learner, _ syllabus: Syllabus) -> LeftOut {
    LeftOut(
      entry: learner.name,
      reason: learner.items.allSatisfy(\.isMetadata)
        ? .platforms
        : .noExercise(
          suggestion: (syllabus.exercises + syllabus.quizzes).first?.identifier ?? ""),
      learner: nil)
  }

  /// Returns folders of Swift files beside exercise folders whose names match no exercise.
  private func overlooked(
    in work: LearnerWork, of learner: Learner, used: Set<String>
  ) -> [LeftOut] {
    var seen: Set<String> = []
    return work.files.compactMap { located in
      let file = located.file
      guard located.home == nil, !used.contains(file.path) else { return nil }
      let path = ([learner.name] + file.folders).joined(separator: "/")
      let entry = file.folders.isEmpty ? "\(path)/\(file.item.name)" : path
      guard seen.insert(entry).inserted else { return nil }
      let question = Suggestion.sentence(
        for: file.folders.last ?? file.name.subject, in: syllabus.known.map(\.identifier))
      return LeftOut(
        entry: entry, reason: .unknownExercise(question: question), learner: learner.name)
    }
  }
}
