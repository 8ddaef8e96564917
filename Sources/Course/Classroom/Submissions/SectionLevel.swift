import Archives
import Foundation

/// One level of the folders with learners' work, used to find ambiguous owners.
struct SectionLevel {
  let shown: [HandedInItem]
  let holders: Set<Int>
  let path: [String]
  let sections: Sections

  /// The number of rival submissions that can't all be versions of one learner's work.
  private static let surelyMany = 4

  /// Folders that may belong to one learner or to several.
  var doubts: [ReadingDoubt] {
    let direct = shown.indices.filter {
      !holders.contains($0) && (shown[$0].isSwift || shown[$0].isFolder && shown[$0].swiftCount > 0)
    }
    let isAlone = shown.count(where: \.isFolder) == 1
    let others = direct.compactMap { place -> ReadingDoubt? in
      let folder = shown[place]
      guard folder.isFolder, folder.handIn == nil, !isKnown(folder),
        // A folder that was only partly read is rejected anyway.
        !sections.budget.isSpent(in: folder)
      else { return nil }
      let rivals = rivals(in: folder, isAlone: isAlone)
      return rivals.isEmpty ? nil : doubt(about: folder, rivals)
    }
    guard !direct.isEmpty else { return others }
    // A folder beside learners that looks like a section may also belong to one learner.
    return others
      + holders.sorted().compactMap { place in
        let folder = shown[place]
        let name = FolderName(Archive.Form.stem(of: folder.name))
        guard !sections.budget.isSpent(in: folder), !name.isSection, !name.isContainer,
          !sections.syllabus.isOwn(name.text),
          !folder.children.contains(where: isKnown)
        else { return nil }
        let inside = Sections.shown(in: folder)
        let names = inside.filter { $0.isFolder || $0.isSwift }.map(\.name)
        guard names.count < Self.surelyMany, !inside.contains(where: \.isSwift),
          inside.compactMap(sections.platformKey).isEmpty
        else { return nil }
        return doubt(about: folder, names)
      }
  }

  /// Returns the parts of one learner's folder that may belong to several learners.
  private func rivals(in folder: HandedInItem, isAlone: Bool) -> [String] {
    let name = FolderName(Archive.Form.stem(of: folder.name))
    let inside = Sections.shown(in: folder)
    guard name.isContainer || isAlone, !inside.contains(where: { sections.syllabus.isOwn($0.name) })
    else { return [] }
    if !name.isContainer, inside.contains(where: sections.isOwnAnswer) { return [] }
    let parts = inside.filter { $0.isFolder || name.isContainer && $0.isSwift }
    let answers = parts.map(answers)
    let shared = Sections.shared(answers)
    let rivals = parts.indices.filter { !answers[$0].isDisjoint(with: shared) }.map {
      FolderName(parts[$0].stem)
    }
    // A learner's folder may contain versions, but a download or assignment folder can't.
    guard rivals.count > 1, name.isContainer || !rivals.allSatisfy({ $0.isVersion(of: name) })
    else { return [] }
    // A named learner may have two attempts, but three suggest several learners.
    if !name.isContainer, rivals.count < 3, rivals.allSatisfy(\.isNumber) { return [] }
    return rivals.map(\.text)
  }

  /// Returns the exercises for which a part contains work.
  ///
  /// The file name doesn't matter, because it may be the learner's.
  private func answers(of part: HandedInItem) -> Set<String> {
    var names: Set<String> = []
    for answer in sections.answers(in: part) { names.insert(answer.name) }
    if part.isSwift, let name = SourceName(part.name) {
      names.insert(name.subject.lowercased())
      for exercise in sections.syllabus.exercises {
        if let facts = sections.facts(part),
          sections.starters.isAnswer(name, facts, to: exercise.identifier)
        {
          names.insert("answer " + exercise.identifier)
        }
      }
    }
    return names
  }

  private func isKnown(_ item: HandedInItem) -> Bool { sections.isPerson(item.stem) }

  private func doubt(about folder: HandedInItem, _ names: [String]) -> ReadingDoubt {
    let here = path + [Archive.Form.stem(of: folder.name)]
    let whole = Self.pattern(path + ["{who}"])
    let parts = Self.pattern(here + ["{who}"])
    return ReadingDoubt(
      kind: .oneOrMany, place: here.joined(separator: "/"), examples: names,
      patterns: [[whole], shown.count == 1 ? [parts] : [whole, parts]])
  }

  /// Returns a doubt about folders that contain the same learner names.
  func doubt(about holders: [(name: String, learners: [String])]) -> ReadingDoubt? {
    for (place, left) in holders.enumerated() {
      for right in holders[(place + 1)...] {
        let shared = Set(left.learners).intersection(right.learners)
        guard !shared.isEmpty else { continue }
        let names = [FolderName(left.name), FolderName(right.name)]
        if names.allSatisfy({ ($0.isSection || $0.isNumber) && !$0.isAssignment }) { continue }
        let isMost = 2 * shared.count >= min(left.learners.count, right.learners.count)
        guard isMost || names.contains(where: \.isAssignment) else { continue }
        if shared.allSatisfy({ sections.isPerson($0) }) {
          // With a roster, these names are the same learners, unless two learners share a name.
          continue
        }
        let who = Self.pattern(path) + (path.isEmpty ? "" : "/")
        return ReadingDoubt(
          kind: .sectionsOrAssignments, place: path.joined(separator: "/"),
          examples: shared.sorted().flatMap { name in
            ["\(left.name)/\(name)", "\(right.name)/\(name)"]
          },
          patterns: [["\(who){section}/{who}"], ["\(who)*/{who}"]])
      }
    }
    return nil
  }

  /// Returns a doubt about learner names both beside a folder and in it.
  func doubt(
    about holders: [(name: String, learners: [String])], beside learners: [String]
  ) -> ReadingDoubt? {
    for holder in holders where !FolderName(holder.name).isSection {
      let shared = Set(holder.learners).intersection(learners)
      // With a roster, these are the same learners, and the duplicates are reported.
      guard !shared.isEmpty, !shared.allSatisfy(sections.isPerson) else { continue }
      let here = path + [holder.name]
      return ReadingDoubt(
        kind: .again, place: here.joined(separator: "/"), examples: shared.sorted(),
        patterns: [[Self.pattern(here + ["{who}"]), Self.pattern(path + ["{who}"])]])
    }
    return nil
  }

  /// Returns a path as a pattern; characters with a special meaning become `*`.
  static func pattern(_ path: [String]) -> String {
    path.map { part in
      part.contains("{who}") ? part : part.replacing(/[*{}'\\\/]/, with: "*")
    }.joined(separator: "/")
  }
}
