import Curriculum
import Foundation

/// A learner's hand-ins, separated from the learner's other files.
struct HandInWork {
  private struct Found {
    var item: HandedInItem
    var handIn: HandIn
    /// The submission times according to the platform, the attempt's name and the path.
    var platform: HandedInMoment.Time?
    var attempt: NamedMoment?
    var moment: NamedMoment?
    var repository: HandedInItem?
    var path: String
  }

  private var found: [Found] = []
  private(set) var rest: Learner
  private let learner: Learner
  private let syllabus: Syllabus
  private let commits: CommitDates

  init(of learner: Learner, syllabus: Syllabus, commits: CommitDates) {
    self.commits = commits
    self.learner = learner
    self.syllabus = syllabus
    rest = learner
    rest.items = []
    for piece in learner.items {
      var other = piece
      if let item = take(
        piece.item, names: piece.place, of: piece,
        moment: piece.attempt ?? piece.place.last.flatMap(NamedMoment.init), in: nil)
      {
        other.item = item
        rest.items.append(other)
      }
    }
    // The latest hand-in counts. A date in the future is wrong or made up, so it never wins.
    found.sort { left, right in
      if let mine = left.attempt, let theirs = right.attempt, mine != theirs {
        return mine > theirs
      }
      let (mine, theirs) = (
        left.handIn.manifest.moment ?? .distantPast, right.handIn.manifest.moment ?? .distantPast
      )
      return mine == theirs ? left.path < right.path : mine > theirs
    }
  }

  var isEmpty: Bool { found.isEmpty }

  /// Whether the learner has files outside the hand-ins that could be a submission.
  var hasMore: Bool { rest.items.contains { $0.item.holdsSwift } }

  /// Removes the hand-ins from an item.
  ///
  /// - Returns: The rest of the item; nil for a hand-in itself.
  private mutating func take(
    _ item: HandedInItem, names: [String], of piece: Learner.Piece, moment: NamedMoment?,
    in repository: HandedInItem?
  ) -> HandedInItem? {
    let repository = CommitDates.repository(among: item.children) ?? repository
    let moment = NamedMoment(in: item.name) ?? moment
    if let handIn = item.handIn {
      found.append(
        Found(
          item: item, handIn: handIn, platform: piece.platform, attempt: piece.attempt,
          moment: moment, repository: repository,
          path: (names + [item.name]).joined(separator: "/")))
      return nil
    }
    guard case .folder(let children, let isArchive) = item.kind else { return item }
    var left = item
    left.kind = .folder(
      children.compactMap {
        take($0, names: names + [item.name], of: piece, moment: moment, in: repository)
      },
      isArchive: isArchive)
    return left
  }

  /// Returns the learner's attempts at an exercise that count or might count; empty if no hand-in has any.
  ///
  /// - Parameter others: Files for the same exercise that aren't in a hand-in.
  func submissions(
    to exercise: Exercise, pack: HandInManifest.PackMark?, besides others: [String],
    by rule: ClassFile.AttemptRule
  ) -> [Submission] {
    let all = found.compactMap { found in
      found.handIn.part(of: exercise.identifier, renames: syllabus.renames).map { (found, $0) }
    }
    guard !all.isEmpty else { return [] }
    // A quiz is scored on the first try, which every hand-in repeats.
    let attempts = exercise.kind == .quiz ? [] : Self.attempts(all.map(\.0))
    func counted(_ place: Int, _ reason: VersionReason? = nil, besides other: [Found]) -> Submission
    {
      let (found, part) = all[place]
      var submission = submission(to: exercise, in: found, part)
      submission.notes = notes(on: found, because: reason, pack: pack, besides: other, others)
      if attempts.count > 1, let number = attempts.firstIndex(of: place) {
        submission.attempt = Attempt(number: number + 1, count: attempts.count, rule: rule)
      }
      return submission
    }
    guard attempts.count > 1, rule != .last else {
      return [counted(0, isLatest(all.map(\.0)) ? .handIn : nil, besides: all.dropFirst().map(\.0))]
    }
    if rule == .best { return attempts.map { counted($0, besides: []) } }
    // A date in the future never wins.
    let first =
      attempts.first { all[$0].0.handIn.manifest.moment != nil || all[$0].0.attempt != nil }
      ?? attempts[0]
    return [
      counted(first, .first, besides: attempts.filter { $0 != first }.map { all[$0].0 })
    ]
  }

  /// Returns the indices of the attempts, first attempt first, without plain copies.
  private static func attempts(_ latestFirst: [Found]) -> [Int] {
    latestFirst.indices.reversed().filter { place in
      let own = latestFirst[place]
      return !latestFirst[..<place].contains { other in
        other.attempt == own.attempt && other.handIn.manifest.moment == own.handIn.manifest.moment
      }
    }
  }

  /// Whether the first hand-in is later than all others.
  ///
  /// A plain copy has the same date, so it isn't later.
  private func isLatest(_ all: [Found]) -> Bool {
    let latest = all.first?.handIn.manifest.moment ?? .distantPast
    return all.dropFirst().allSatisfy { ($0.handIn.manifest.moment ?? .distantPast) < latest }
  }

  private func submission(
    to exercise: Exercise, in best: Found, _ part: HandInManifest.Part
  ) -> Submission {
    var submission = Submission(learner: learner.name, exercise: exercise)
    submission.history = part.history.flatMap { $0.isLikely ? $0 : nil }
    submission.handedIn = HandedInMoment(
      HandedInMoment.Clues(
        platform: best.platform, handIn: best.handIn.manifest.moment,
        commit: best.repository.map(commits.date), name: best.moment, modified: best.item.modified))
    guard exercise.kind == .code else {
      submission.answers = (part.answers ?? [:]).mapValues { tries in
        tries.first?.lowercased().filter { $0.isASCII && $0.isLetter } ?? ""
      }
      return submission
    }
    let home = best.item.children.first { $0.isFolder && $0.name == part.id }
    let files = (home?.children ?? []).compactMap { item -> FoundFile? in
      guard !item.isHidden, !item.isFolder, let name = SourceName(item.name) else { return nil }
      return FoundFile(item: item, folders: [part.id], name: name, facts: nil)
    }
    submission.problem =
      files.isEmpty
      ? .noSwiftFile(folder: "\(best.path)/\(part.id)") : SubmissionFinder.problem(of: files)
    submission.counted = files
    submission.catalogs = (home?.children ?? []).filter {
      $0.isFolder && $0.name.hasSuffix(".xcassets")
    }.map { FoundCatalog(item: $0, folders: [part.id]) }
    return submission
  }

  private func notes(
    on best: Found, because reason: VersionReason?, pack: HandInManifest.PackMark?,
    besides older: [Found], _ others: [String]
  ) -> [SubmissionNote] {
    var notes: [SubmissionNote] = []
    let passedOver = older.map(\.path) + others
    if !passedOver.isEmpty {
      notes.append(
        .counts(best.path, because: reason, passedOver: passedOver.map { .init(name: $0) }))
    }
    let own = best.handIn.manifest.pack
    if let pack, pack.digest != own.digest {
      let name = SanitizedCell.text("\(own.id) \(own.version)")
      notes.append(.made(with: name, gradedBy: "\(pack.id) \(pack.version)"))
    }
    // The platform or the folder name determines the learner. The hand-in may refer to another person.
    let label = best.handIn.person.label
    let names = Set(
      ComparableName.words(of: label) + best.handIn.person.ids.flatMap(ComparableName.words))
    if Set(ComparableName.words(of: learner.name)).isDisjoint(with: names),
      !learner.items.contains(where: { $0.person != nil })
    {
      notes.append(.saysOf(label))
    }
    return notes
  }
}
