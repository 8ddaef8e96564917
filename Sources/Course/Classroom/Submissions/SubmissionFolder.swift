import Archives
package import Curriculum
package import Foundation
import Sentences

/// A folder with one entry per learner, as exported by a course platform, or an archive of it.
///
/// An entry is a folder, an archive or a file. Sections may have their own folders. For several exercises, an
/// entry contains a folder per exercise, named after its identifier with an optional prefix such as `07-`. It
/// may also contain files with the names of the starter files, or be a learner's whole workspace.
package struct SubmissionFolder: Sendable {
  /// The limits of one submission, as documented in the grading guide.
  package static let maximumFiles = 100
  package static let maximumBytes = 2_000_000

  package var folder: URL
  /// The results folder of an earlier run, which isn't a submission.
  package var ownResults: URL?

  /// The patterns of `--who`.
  package var patterns: [WhoPattern]
  package var roster: Roster?
  /// The converted archives in formats that Rings can't read.
  package var unpacked = UnpackedArchives()
  package var times: SubmissionTimes?
  /// The rule that chooses among a learner's attempts.
  package var attempts = ClassFile.AttemptRule.last
  package var limits = ReadingLimits()

  package init(
    _ folder: URL, ownResults: URL? = nil, patterns: [WhoPattern] = [], roster: Roster? = nil
  ) {
    self.folder = folder
    self.ownResults = ownResults
    self.patterns = patterns
    self.roster = roster
  }

  /// Returns all submissions and the items left out.
  ///
  /// - Parameter reading: Receives the name of each entry before it's read.
  /// - Throws: `GradingError.unreadableFolder` if the folder itself can't be read,
  ///   `GradingError.severalReadings` if the owner of some submissions is ambiguous.
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
      commits: CommitDates(HandedInReader(directory)), budget: budget, attempts: attempts)
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

  /// Returns the names of the folders with submitters in a platform's list.
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

  /// Passes each archive in a format that Rings can't read to `body`.
  ///
  /// - Parameter limit: The maximum number of archives, more than honest classes have.
  /// - Throws: `GradingError` if the folder itself can't be read, and errors of `body`.
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

  /// Treats a single unpacked hand-in as a class of one learner.
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

  /// Skips an archive's single top folder, which isn't a learner.
  private static func inside(_ items: [HandedInItem]) -> [HandedInItem] {
    let shown = items.filter { !$0.isSystems }
    guard shown.count == 1, let only = shown.first, only.isFolder, !only.isArchive,
      only.children.contains(where: \.isFolder) || only.children.count > 1
    else { return items }
    return only.children
  }

  /// Rejects an existing results folder among the submissions.
  ///
  /// A learner could have put forged results there.
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
