import Archives
package import Foundation
import Sentences

/// A folder with one entry a learner, as course platforms export it, or an archive of one.
///
/// An entry is a folder, an archive or a file; sections of learners may be folders too. For several
/// exercises it holds a folder for each, named by the exercise's identifier (`07-` in front is fine), or
/// files with the names that the exercises hand out; a learner's whole workspace is as good.
package struct SubmissionFolder: Sendable {
  /// Limits of one submission, by the grading guide: a class's worth of honest work fits easily.
  package static let maximumFiles = 100
  package static let maximumBytes = 2_000_000

  package var folder: URL
  /// Results of an earlier run, known to be the grader's own: nobody's submission.
  package var ownResults: URL?

  /// Whose something is, where somebody said so.
  package var patterns: [WhoPattern]
  /// Who is in the class, where there is a list.
  package var roster: Roster?
  /// What archives of other programs were turned into.
  package var unpacked = UnpackedArchives()
  /// When people of the list handed in, where a platform's grade book says so.
  package var times: SubmissionTimes?
  /// How long reading may take.
  package var limits = ReadingLimits()

  package init(
    _ folder: URL, ownResults: URL? = nil, patterns: [WhoPattern] = [], roster: Roster? = nil
  ) {
    self.folder = folder
    self.ownResults = ownResults
    self.patterns = patterns
    self.roster = roster
  }

  /// Every learner's submissions, and what is left out.
  ///
  /// - Parameter reading: Told whose entry is read next.
  /// - Throws: `GradingError.unreadableFolder` when the folder itself cannot be read,
  ///   `GradingError.severalReadings` where it cannot be told whose something is.
  package func plan(
    _ syllabus: Syllabus, reading: @escaping (String) -> Void = { _ in }
  ) throws -> ClassPlan {
    let budget = EntryBudget(limits, report: reading)
    var (listed, directory) = try items(reading: reading)
    listed = budget.owned(DownloadParts.joined(listed))
    var marks = HandInMarks(HandedInReader(directory))
    var reader = HandedInReader(directory)
    let items = GradescopeExport.marked(
      marks.marked(Self.whole(listed, name: Archive.Form.stem(of: folder.lastPathComponent))),
      reader: &reader)
    let starters = Starters(syllabus)
    let book = FactBook(HandedInReader(directory), budget: budget)
    let facts = { (item: HandedInItem) in book.facts(of: item) }
    let recorded = Self.recorded(items)
    let finder = SubmissionFinder(
      syllabus: syllabus, starters: starters, facts: facts,
      commits: CommitDates(HandedInReader(directory)), budget: budget)
    let (learners, leftOut) = try learners(
      among: items,
      Sections(
        syllabus: syllabus, starters: starters, facts: facts,
        isPerson: { [roster] in recorded.contains($0) || roster?.isKnown($0) ?? false },
        budget: budget))
    var plan = ClassPlan(submissions: [], leftOut: marks.leftOut + leftOut)
    for learner in learners.sorted(by: { $0.name < $1.name }) {
      reading(learner.name)
      let (found, leftOut) = finder.submissions(of: learner)
      plan.submissions += found.map { submission in
        var submission = submission
        submission.entries = learner.entries
        submission.directory = directory
        return submission
      }
      plan.leftOut += leftOut
    }
    plan.leftOut.sort { $0.entry < $1.entry }
    plan.roll = roll(of: learners)
    if let times, syllabus.exercises.count + syllabus.quizzes.count == 1 {
      plan.take(times)
    }
    return plan
  }

  private func learners(
    among items: [HandedInItem], _ sections: Sections
  ) throws -> (learners: [Learner], leftOut: [LeftOut]) {
    guard patterns.isEmpty else {
      let list = PatternedLearners(items, patterns: patterns)
      guard !list.learners.isEmpty else {
        throw GradingError.nobodyFits(
          patterns: patterns.map(\.text), examples: items.prefix(3).map(\.name))
      }
      return (list.learners, list.leftOut)
    }
    let list = LearnerList(items, sections: sections)
    let doubts = list.doubts + HandInClaims(of: list.learners, roster: roster).doubts
    guard doubts.isEmpty else { throw GradingError.severalReadings(doubts) }
    return (list.learners, list.leftOut)
  }

  /// The names of the folders of which a platform's list tells who handed them in.
  private static func recorded(_ items: [HandedInItem]) -> Set<String> {
    items.reduce(into: []) { names, item in
      if let record = item.record, !record.people.isEmpty {
        names.insert(item.name)
      } else {
        names.formUnion(recorded(item.children))
      }
    }
  }

  private func roll(of learners: [Learner]) -> ClassRoll? {
    let told = learners.reduce(into: [String: [RosterPerson]]()) { told, learner in
      let listed = learner.items.lazy.compactMap(\.item.record?.people).first { !$0.isEmpty }
      told[learner.name] =
        listed ?? learner.items.lazy.compactMap(\.person).first.map { [$0] }
    }
    if let roster { return ClassRoll(roster, learners: learners.map(\.name), members: told) }
    return told.isEmpty ? nil : ClassRoll(members: told)
  }

  private func items(
    reading: @escaping (String) -> Void = { _ in }
  ) throws -> ([HandedInItem], ClassDirectory?) {
    if let form = Archive.Form(name: folder.lastPathComponent), isFile {
      let limits = Archive.Limits.wholeClass
      do {
        let parent = try ClassDirectory(folder.deletingLastPathComponent())
        let bytes = try parent.bytes(
          of: [Array(folder.lastPathComponent.utf8)], limit: limits.packedBytes)
        let archive = try Archive(bytes, form: form, limits: limits)
        reading(folder.lastPathComponent)
        let source = ArchiveSource(
          .held(archive), name: folder.lastPathComponent, form: form)
        return (
          Self.inside(
            ArchiveTree.items(
              of: archive, from: source, unpacked: unpacked, limits: self.limits, report: reading)),
          nil
        )
      } catch let problem as ArchiveProblem {
        throw GradingError.unreadableFolder(
          folder.path, reason: Sentence("the file \(problem.words)", ko: "파일이 \(problem.words)"))
      } catch let problem as SubmissionProblem {
        throw GradingError.unreadableArchive(problem.sentence)
      }
    }
    let directory = try ClassDirectory(folder)
    let own = ownResults.flatMap(ClassDirectory.identity)
    var listing = ClassListing(
      directory, ownResults: own, unpacked: unpacked, limits: limits, report: reading)
    do {
      return (try listing.items(), directory)
    } catch {
      throw GradingError.unreadableArchive(error.sentence)
    }
  }

  /// Gives every archive of another program, one after the other.
  ///
  /// - Parameter limit: How many at most; honest classes have fewer.
  /// - Throws: `GradingError` when the folder itself cannot be read, and what `body` throws.
  package func eachForeignArchive(
    atMost limit: Int = 10_000, _ body: (ForeignArchive) async throws -> Void
  ) async throws {
    let (items, directory) = try items()
    var reader = HandedInReader(directory)
    for item in Self.foreign(in: items).prefix(limit) {
      guard
        let bytes = try? reader.bytes(of: item, limit: Archive.Limits.submission.packedBytes)
      else { continue }
      try await body(ForeignArchive(name: item.name, bytes: bytes))
    }
  }

  private static func foreign(in items: [HandedInItem]) -> [HandedInItem] {
    items.flatMap { item in
      if item.isSystems || item.isHidden || item.isMadeByTools { return [HandedInItem]() }
      if item.isFolder { return foreign(in: item.children) }
      return item.isFile && Archive.Form.isForeign(item.name) ? [item] : []
    }
  }

  /// A single hand-in in the place of a class is that of one learner.
  private static func whole(_ items: [HandedInItem], name: String) -> [HandedInItem] {
    guard items.contains(where: { $0.name == HandInManifest.fileName && $0.isFile }) else {
      return items
    }
    return [
      HandedInItem(
        name: name, place: .folder([]), kind: .folder(items, isArchive: false),
        modified: items.map(\.modified).max() ?? 0)
    ]
  }

  private var isFile: Bool {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    return isThere && !isFolder.boolValue
  }

  /// A folder that holds everything else of an archive, as most archives have, is no learner.
  private static func inside(_ items: [HandedInItem]) -> [HandedInItem] {
    let shown = items.filter { !$0.isSystems }
    guard shown.count == 1, let only = shown.first, only.isFolder, !only.isArchive,
      only.children.contains(where: \.isFolder) || only.children.count > 1
    else { return items }
    return only.children
  }

  /// Refuses a place for results that is there already and belongs to the submissions: whoever handed it
  /// in would have written what is counted as graded.
  ///
  /// - Throws: `GradingError.resultsAmongSubmissions`.
  package func refuseResults(in place: URL) throws {
    var status = stat()
    guard place != ownResults, lstat(place.path, &status) == 0, !isFile else { return }
    let written = [folder, place].map { $0.standardizedFileURL.path }
    let real = [folder, place].map { $0.resolvingSymlinksInPath().path }
    for path in [written, real] where (path[1] + "/").hasPrefix(path[0] + "/") {
      throw GradingError.resultsAmongSubmissions(place.path)
    }
  }
}
