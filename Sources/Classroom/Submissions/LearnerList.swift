import Archives

/// Finds the learners among what was handed in, whatever platform exported it.
struct LearnerList {
  private let sections: Sections
  private(set) var learners: [Learner] = []
  /// What is nobody's work.
  private(set) var leftOut: [LeftOut] = []

  init(_ items: [HandedInItem], sections: Sections) {
    self.sections = sections
    add(items, section: "", home: nil, depth: 0)
  }

  private mutating func add(_ items: [HandedInItem], section: String, home: String?, depth: Int) {
    let shown = items.filter { !$0.isSystems && !isHidden($0, in: section) }
    let holders = sections.sections(among: shown, depth: depth)
    var groups: [(short: String, pieces: [Learner.Piece])] = []
    // Keys are told apart by their letters, not by what they look like.
    var places: [[UInt8]: Int] = [:]
    for (place, item) in shown.enumerated() where !holders.contains(place) {
      guard let (key, short, piece) = piece(item) else {
        leftOut.append(Self.stray(item, in: section))
        continue
      }
      if let known = places[Array(key.utf8)] {
        groups[known].pieces.append(piece)
      } else {
        places[Array(key.utf8)] = groups.count
        groups.append((short, [piece]))
      }
    }
    let names = Self.names(of: groups.map { ($0.short, $0.pieces[0].item.name) })
    for (group, name) in zip(groups, names) {
      learners.append(Learner(name: section + name, items: group.pieces, home: home))
    }
    let holderNames = Self.names(
      of: holders.sorted().map { (Archive.Form.stem(of: shown[$0].name), shown[$0].name) },
      besides: names)
    for (place, name) in zip(holders.sorted(), holderNames) {
      let folder = shown[place]
      add(
        sections.learners(of: folder), section: "\(section)\(name)/",
        home: sections.syllabus.exercise(named: Archive.Form.stem(of: folder.name)) ?? home,
        depth: depth + 1)
    }
  }

  /// Whether an item is hidden; where Swift is in it, somebody has to hear of it.
  private mutating func isHidden(_ item: HandedInItem, in section: String) -> Bool {
    guard item.isHidden else { return false }
    if item.holdsSwift {
      leftOut.append(
        LeftOut(
          entry: section + item.name, reason: .hidden, learner: nil, isWork: true))
    }
    return true
  }

  private func piece(
    _ item: HandedInItem
  ) -> (key: String, short: String, piece: Learner.Piece)? {
    let isStarter = { !sections.starters.exercises(withFile: $0).isEmpty }
    if let platform = PlatformName(item.name, isStarter: isStarter),
      item.isFolder || SourceName(item.name) != nil
    {
      // One file for all of them cannot be told from one learner's folder: the folder keeps its name.
      return (
        "platform " + platform.key, platform.learner,
        Learner.Piece(
          item: item, fileName: platform.file.isEmpty ? item.name : platform.file,
          attempt: platform.attempt, resubmission: platform.resubmission)
      )
    }
    let own = Learner.Piece(item: item, fileName: item.name)
    let key = "entry " + item.name
    switch item.kind {
    case .folder(_, let isArchive):
      return (key, isArchive ? Archive.Form.stem(of: item.name) : item.name, own)
    case .file:
      if let name = SourceName(item.name) { return (key, name.stem, own) }
      return Archive.Form.isForeign(item.name) ? (key, item.name, own) : nil
    case .refused:
      return (key, SourceName(item.name)?.stem ?? Archive.Form.stem(of: item.name), own)
    }
  }

  /// A file beside the submissions that is none.
  private static func stray(_ item: HandedInItem, in section: String) -> LeftOut {
    let ending = item.name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let isList = [
      "csv", "tsv", "xls", "xlsx", "ods", "json", "jsonl", "xml", "yml", "yaml", "html", "htm",
      "log", "md", "ini", "sh", "py",
    ].contains(ending)
    return LeftOut(
      entry: section + item.name, reason: .notSwift, learner: nil, isWork: !isList)
  }

  /// Short names where they are free, else whole ones.
  ///
  /// `kim.swift` beside the folder `kim` would otherwise be one learner, and the result of one that of
  /// the other.
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
