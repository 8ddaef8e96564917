import Archives

/// Finds the learners in the exports of any platform.
struct LearnerList {
  private let sections: Sections
  private(set) var learners: [Learner] = []
  private(set) var leftOut: [LeftOut] = []
  /// Items with an ambiguous owner.
  private(set) var doubts: [ReadingDoubt] = []

  init(_ items: [HandedInItem], sections: Sections) {
    self.sections = sections
    learners = list(items, section: "", path: [], home: nil)
  }

  /// Returns the learners among some items, with unique names.
  private mutating func list(
    _ items: [HandedInItem], section: String, path: [String], home: String?
  ) -> [Learner] {
    let hasCopies = items.contains { FolderName($0.name).isSubmittedFiles }
    let shown = items.filter {
      !$0.isSystems && !isHidden($0, in: section) && !isTools($0, in: section)
        && !(hasCopies && isWorkingFiles($0, in: section))
    }
    let holders = sections.sections(among: shown, depth: path.count)
    let level = SectionLevel(shown: shown, holders: holders, path: path, sections: sections)
    doubts += level.doubts
    let users = blackboardUsers(among: shown)
    // Late marks count only if most names have the platform's form, because a single mark may be a
    // coincidence.
    let named = shown.indices.filter { place in
      !holders.contains(place) && PlatformName(shown[place].name) { _ in false }?.isLate != nil
    }
    let areMarked = 2 * named.count > shown.count - holders.count
    var groups: [(short: String, pieces: [Learner.Piece])] = []
    // Compares bytes, because Swift considers different spellings of an accent equal.
    var places: [[UInt8]: Int] = [:]
    for (place, item) in shown.enumerated() where !holders.contains(place) {
      guard let (key, short, found) = piece(item, users) else {
        leaveStray(item, in: section)
        continue
      }
      var piece = found
      piece.home = home
      piece.place = path
      if case .mark = piece.platform, !areMarked { piece.platform = nil }
      if let known = places[Array(key.utf8)] {
        groups[known].pieces.append(piece)
      } else {
        places[Array(key.utf8)] = groups.count
        groups.append((short, [piece]))
      }
    }
    // Remove the teacher's feedback. Unlike a platform's note on an attempt, it doesn't imply a submission.
    groups.removeAll { group in
      let isFeedback = group.pieces.allSatisfy {
        $0.isMetadata && $0.item.name.contains("_assignfeedback_")
      }
      if isFeedback {
        for piece in group.pieces {
          leave(piece.item.name, in: section, .platforms, isWork: false)
        }
      }
      return isFeedback
    }
    let names = Self.names(of: groups.map { ($0.short, $0.pieces[0].item.name) })
    var found = zip(groups, names).map { Learner(name: $1, items: $0.pieces) }
    let holderNames = Self.names(
      of: holders.sorted().map { (Archive.Form.stem(of: shown[$0].name), shown[$0].name) },
      besides: names)
    var inside: [(name: String, home: String?, learners: [Learner])] = []
    for (place, name) in zip(holders.sorted(), holderNames) {
      let folder = shown[place]
      let stem = Archive.Form.stem(of: folder.name)
      let ownHome = sections.syllabus.exercise(named: stem)
      let learners = list(
        sections.learners(of: folder), section: "\(section)\(name)/",
        path: path + [stem], home: ownHome ?? home)
      inside.append((name, ownHome, learners))
    }
    let holding = inside.filter { $0.home == nil }.map { ($0.name, $0.learners.map(\.name)) }
    doubts += [level.doubt(about: holding), level.doubt(about: holding, beside: names)]
      .compactMap { $0 }
    for holder in inside {
      for var learner in holder.learners {
        // With a folder per exercise, the same name in several folders is the same learner.
        let isHere = holder.home != nil
        if isHere, Self.areShared(inside) {
          if let known = found.firstIndex(where: { $0.name == learner.name }) {
            found[known].items += learner.items
            continue
          }
        } else {
          learner.name = "\(holder.name)/\(learner.name)"
        }
        found.append(learner)
      }
    }
    return found
  }

  /// Whether several folders named after exercises contain the same learners.
  private static func areShared(
    _ holders: [(name: String, home: String?, learners: [Learner])]
  ) -> Bool {
    var seen: Set<String> = []
    return holders.filter { $0.home != nil }.contains { holder in
      let names = Set(holder.learners.map(\.name))
      defer { seen.formUnion(names) }
      return !seen.isDisjoint(with: names)
    }
  }

  private mutating func isTools(_ item: HandedInItem, in section: String) -> Bool {
    guard item.isMadeByTools, sections.syllabus.exercise(named: item.name) == nil,
      !sections.isPerson(item.name)
    else { return false }
    if item.holdsOthersSwift { leave(item.name + "/", in: section, .madeByTools, isWork: false) }
    return true
  }

  private mutating func isWorkingFiles(_ item: HandedInItem, in section: String) -> Bool {
    guard item.isFolder, FolderName(item.name).isWorkingFiles else { return false }
    leave(item.name + "/", in: section, .platforms, isWork: false)
    return true
  }

  /// Whether an item is hidden.
  ///
  /// Reports it if it contains Swift files.
  private mutating func isHidden(_ item: HandedInItem, in section: String) -> Bool {
    guard item.isHidden else { return false }
    if item.holdsSwift { leave(item.name, in: section, .hidden) }
    return true
  }

  private mutating func leave(
    _ name: String, in section: String, _ reason: LeftOut.Reason, isWork: Bool = true
  ) {
    leftOut.append(LeftOut(entry: section + name, reason: reason, learner: nil, isWork: isWork))
  }

  private func blackboardUsers(among items: [HandedInItem]) -> BlackboardUsers {
    BlackboardUsers(
      items.compactMap { item in
        guard item.name.utf8.contains("_attempt_".utf8) else { return nil }
        return PlatformName(item.name) { _ in false }?.assigned
      })
  }

  private func piece(
    _ item: HandedInItem, _ users: BlackboardUsers
  ) -> (key: String, short: String, piece: Learner.Piece)? {
    let isStarter = { !sections.starters.exercises(withFile: $0).isEmpty }
    if let platform = PlatformName(item.name, isStarter: isStarter),
      item.isFolder || SourceName(item.name) != nil || platform.isCertain
    {
      let user = platform.assigned.flatMap(users.user)
      return (
        "platform " + (user ?? platform.key), user ?? platform.learner,
        Learner.Piece(
          item: item, fileName: platform.file.isEmpty ? item.name : platform.file,
          attempt: platform.attempt, resubmission: platform.resubmission,
          platform: item.record?.created ?? platform.time, isMetadata: platform.isMetadata)
      )
    }
    var own = Learner.Piece(item: item, fileName: item.name)
    own.platform = item.record?.created
    if let handIn = item.handIn {
      own.person = handIn.person
      return ("hand-in " + handIn.personKey, handIn.person.label, own)
    }
    let key = "entry " + item.name
    switch item.kind {
    case .folder(_, let isArchive):
      return (key, isArchive ? Archive.Form.stem(of: item.name) : item.name, own)
    case .file:
      if let name = SourceName(item.name) { return (key, name.stem, own) }
      return Archive.Form.isForeign(item.name) ? (key, item.name, own) : nil
    case .refused where item.isNowhere: return nil
    case .refused:
      return (key, item.stem, own)
    }
  }

  private mutating func leaveStray(_ item: HandedInItem, in section: String) {
    if case .refused(let problem) = item.kind {
      return leave(item.name, in: section, .problem(problem))
    }
    if item.name == GradescopeExport.fileName {
      return leave(item.name, in: section, .platforms, isWork: false)
    }
    let ending = item.name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isList = [
      "csv", "tsv", "xls", "xlsx", "ods", "json", "jsonl", "xml", "yml", "yaml", "html", "htm",
      "log", "md", "ini", "sh", "py",
    ].contains(ending)
    leave(item.name, in: section, .notSwift, isWork: !isList)
  }

  /// Returns short names where they're unique, else full ones.
  ///
  /// With short names alone, `kim.swift` and the folder `kim` would count as one learner and share one
  /// result.
  private static func names(
    of entries: [(short: String, whole: String)], besides taken: [String] = []
  ) -> [String] {
    let shorts = Dictionary(grouping: entries, by: \.short).mapValues(\.count)
    let wholes = Dictionary(grouping: entries, by: \.whole).mapValues(\.count)
    return entries.map { entry in
      let isFree =
        shorts[entry.short] == 1 && !taken.contains(entry.short)
        && (entry.short == entry.whole || wholes[entry.short] == nil)
      return isFree ? entry.short : entry.whole
    }
  }
}
