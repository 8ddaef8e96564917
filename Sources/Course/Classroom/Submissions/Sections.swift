import Archives
import Foundation

/// Distinguishes a section's folder, such as `sectionA`, which contains the work of several learners, from
/// the folder of a single learner.
///
/// In a section, two folders contain the same work. Folders that one learner would use for versions, such as
/// `old` and `final`, don't make a section.
struct Sections {
  /// The maximum nesting of sections: a year, a term, a course, a group, a room.
  private static let maximumDepth = 5

  let syllabus: Syllabus
  let starters: Starters
  let facts: (HandedInItem) -> SourceFacts?
  /// Whether a name matches a person in the roster; always false without a roster.
  let isPerson: (String) -> Bool
  let budget: EntryBudget

  /// Returns the indices of the folders that contain learners.
  func sections(among items: [HandedInItem], depth: Int = 0) -> Set<Int> {
    guard depth < Self.maximumDepth else { return [] }
    let open = items.indices.filter {
      items[$0].isFolder && !items[$0].isHidden && !isLearner(items[$0]) && items[$0].handIn == nil
    }
    var found = Set(open.filter { isSection(items[$0]) || holdsPeople(items[$0]) })
    // If half of the folders are sections, a folder with the same structure is a section, too, even with few
    // entries.
    let areMany = 2 * found.count >= max(open.count, 1)
    for place in open where !found.contains(place) {
      let name = FolderName(items[place].name)
      let isCalledSo =
        name.isSection || name.isContainer || syllabus.exercise(named: name.text) != nil
      if isCalledSo || areMany, holdsOnlyLearners(items[place]) { found.insert(place) }
    }
    return found
  }

  private func isSection(_ folder: HandedInItem) -> Bool {
    if folder.handIn != nil { return false }
    let inside = Self.shown(in: folder)
    // Each hand-in identifies its learner.
    if Set(inside.compactMap { $0.handIn?.personKey }).count > 1 { return true }
    // A learner's folder contains the exercise's own file or folders of the workspace.
    guard !inside.contains(where: isOwnAnswer),
      !inside.contains(where: { $0.isFolder && syllabus.isOwn($0.name) })
    else { return false }
    // The targets of an Xcode project may contain the same files, so they aren't learners.
    guard !inside.contains(where: Self.isProject) else { return false }
    if holdsOnlyExports(inside, in: folder) { return true }
    // A folder that contains only a section holds sections, or was added by unpacking.
    if inside.count == 1, let only = inside.first, only.isFolder { return isSection(only) }
    if Set(inside.compactMap(platformKey)).count > 1 { return true }
    // A platform's list beside the folders identifies them as learners' folders.
    if inside.contains(where: { $0.name == GradescopeExport.fileName }) { return true }
    // The folder contains downloads, such as one for each of two assignments, and the downloads contain
    // learners' folders.
    if inside.contains(where: { $0.isFolder && FolderName($0.name).isContainer && isSection($0) }) {
      return true
    }
    let answers = inside.filter { $0.isFolder && !isVersion($0, of: folder) }.map(self.answers)
    let holdFolders = answers.count { $0.contains { $0.isFolder } } > 1
    return holdFolders || !Self.shared(answers).isEmpty || areLearnersFiles(inside)
  }

  /// Returns the elements that occur in several sets, in linear time because there may be thousands of sets.
  static func shared<Element>(_ sets: [Set<Element>]) -> Set<Element> {
    var (seen, shared): (Set<Element>, Set<Element>) = ([], [])
    for set in sets {
      for element in set where !seen.insert(element).inserted { shared.insert(element) }
    }
    return shared
  }

  /// Whether all submissions in a folder, even a single one, have names that only a platform assigns.
  ///
  /// Such a folder is a download, unless a platform named the folder too.
  private func holdsOnlyExports(_ inside: [HandedInItem], in folder: HandedInItem) -> Bool {
    func isExport(_ item: HandedInItem) -> Bool {
      PlatformName(item.name) { _ in false }?.isCertain ?? false
    }
    let answers = inside.filter { $0.swiftCount > 0 }
    return !answers.isEmpty && answers.allSatisfy(isExport) && !isExport(folder)
  }

  /// Returns the learners of a section, ignoring a single folder that contains them all.
  func learners(of section: HandedInItem) -> [HandedInItem] {
    let inside = Self.shown(in: section)
    if inside.count == 1, let only = inside.first, only.isFolder, isVersion(only, of: section),
      !FolderName(only.name).isContainer
    {
      return learners(of: only)
    }
    return section.children
  }

  private func isLearner(_ item: HandedInItem) -> Bool {
    isPerson(Archive.Form.stem(of: item.name))
  }

  private func holdsPeople(_ folder: HandedInItem) -> Bool {
    Self.shown(in: folder).contains { isPerson($0.stem) }
  }

  private static func isProject(_ item: HandedInItem) -> Bool {
    [".xcodeproj", ".xcworkspace"].contains(where: item.name.hasSuffix)
      || item.name == "Package.swift"
  }

  /// Returns a folder's items without hidden items and without those added by systems and tools.
  static func shown(in folder: HandedInItem) -> [HandedInItem] {
    folder.children.filter { !$0.isHidden && !$0.isSystems && !$0.isMadeByTools }
  }

  private func holdsOnlyLearners(_ folder: HandedInItem) -> Bool {
    let inside = Self.shown(in: folder)
    let name = FolderName(Archive.Form.stem(of: folder.name))
    return inside.contains { $0.isFolder || $0.isSwift }
      && inside.allSatisfy { !$0.isFolder || !isVersion($0, of: folder) }
      && !inside.contains { item in
        guard item.isSwift, platformKey(item) == nil else { return false }
        // A file named after a learner counts as their folder only if it can't belong to another learner.
        return !name.isContainer || isOwnAnswer(item)
          || FolderName(SourceName(item.name)?.stem ?? "").isVersion(of: name)
      }
  }

  func platformKey(_ item: HandedInItem) -> String? {
    budget.spend(on: item) {
      PlatformName(item.name) { !starters.exercises(withFile: $0).isEmpty }?.key
    }
  }

  /// Whether a file has the name of an exercise's file.
  func isOwnAnswer(_ item: HandedInItem) -> Bool {
    guard item.isFile, let name = SourceName(item.name) else { return false }
    return [name.stem, name.subject].contains { !starters.exercises(withFile: $0).isEmpty }
  }

  /// Whether files are named after different learners, each with a submission.
  private func areLearnersFiles(_ items: [HandedInItem]) -> Bool {
    guard syllabus.exercises.count == 1 else { return false }
    let exercise = syllabus.exercises[0].identifier
    let people = items.compactMap { item -> String? in
      guard item.isFile, let name = SourceName(item.name),
        !FolderName(name.stem).words.allSatisfy(FolderName.versionWords.contains),
        let facts = facts(item), starters.isAnswer(name, facts, to: exercise)
      else { return nil }
      // A copy belongs to the same learner as its original.
      return name.subject.lowercased()
    }
    return Set(people).count > 1
  }

  /// Evidence of work on an exercise: a folder named after it, or a file name.
  struct Answer: Hashable {
    var name: String
    var isFolder: Bool
  }

  func answers(in folder: HandedInItem) -> Set<Answer> {
    if let exercise = syllabus.exercise(named: folder.name), folder.swiftCount > 0 {
      return [Answer(name: exercise, isFolder: true)]
    }
    return folder.children.reduce(into: []) { answers, item in
      if item.isHidden || item.isSystems || item.isMadeByTools { return }
      if item.isFolder {
        answers.formUnion(self.answers(in: item))
      } else if let name = SourceName(item.name) {
        let subjects = [name.stem, name.subject].filter {
          !starters.exercises(withFile: $0).isEmpty
        }
        let isAnything = !syllabus.exercises.contains { starters.isKnown($0.identifier) }
        let types = syllabus.exercises.flatMap { starters.files[$0.identifier]?.types ?? [] }
        // A file of any name counts if it declares the exercise's types.
        for type in facts(item)?.types.intersection(types) ?? [] {
          answers.insert(Answer(name: "type " + type, isFolder: false))
        }
        if isAnything || !subjects.isEmpty {
          answers.insert(
            Answer(name: (subjects.first ?? name.subject).lowercased(), isFolder: false))
        }
      }
    }
  }

  /// Whether a learner created the folder to organize their own work: a course folder, a version, a part of a
  /// project, or a folder that unpacking repeated.
  private func isVersion(_ item: HandedInItem, of folder: HandedInItem) -> Bool {
    let name = FolderName(Archive.Form.stem(of: item.name))
    if syllabus.isOwn(name.text) || name.text.lowercased().hasPrefix("before-reset") { return true }
    // A number identifies a learner, unless it's small or a date.
    if name.hasIdentifyingNumber { return name.text == folder.name }
    if NamedMoment(in: name.text) != nil { return true }
    let around = Set(FolderName(Archive.Form.stem(of: folder.name)).words)
    return name.words.allSatisfy { around.contains($0) || FolderName.versionWords.contains($0) }
  }
}
