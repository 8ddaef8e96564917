import Foundation

/// Tells folders of learners, such as `sectionA`, from the folder of one learner.
///
/// A section shows itself by what is in it: two of its folders answer the same, where one learner would
/// have answered once. What one learner calls versions, `old` beside `final`, is no section.
struct Sections {
  /// Sections of sections, at most: a year, a course, a group.
  private static let maximumDepth = 3

  let course: Syllabus
  let starters: Starters
  /// What a file of Swift says; nil where it cannot be read.
  let facts: (HandedInItem) -> SourceFacts?

  /// The folders among `items` that hold learners.
  func sections(among items: [HandedInItem], depth: Int = 0) -> Set<Int> {
    guard depth < Self.maximumDepth else { return [] }
    let open = items.indices.filter { items[$0].isFolder && !items[$0].isHidden }
    var found = Set(open.filter { isSection(items[$0]) })
    // Where most are sections, a folder of the same shape is one too, however few are in it.
    let areMost = 2 * found.count > open.count
    for place in open where !found.contains(place) {
      let isCalledSo = Self.isSectionName(items[place].name)
      if isCalledSo || areMost, holdsOnlyLearners(items[place]) { found.insert(place) }
    }
    return found
  }

  private func isSection(_ folder: HandedInItem) -> Bool {
    let inside = folder.children.filter { !$0.isHidden && !$0.isSystems }
    // One's own answer lies in one's own folder.
    guard !inside.contains(where: isOwnAnswer) else { return false }
    if Set(inside.compactMap(platformKey)).count > 1 { return true }
    let answers = inside.filter { $0.isFolder && !isVersion($0, of: folder) }.map(self.answers)
    let holdsFolders = answers.filter { $0.contains { $0.isFolder } }.count > 1
    let isShared = answers.indices.contains { place in
      answers[(place + 1)...].contains { !$0.isDisjoint(with: answers[place]) }
    }
    return holdsFolders || isShared || areLearnersFiles(inside)
  }

  private func holdsOnlyLearners(_ folder: HandedInItem) -> Bool {
    let inside = folder.children.filter { !$0.isHidden && !$0.isSystems }
    return inside.contains { $0.isFolder }
      && inside.allSatisfy { !$0.isFolder || !isVersion($0, of: folder) }
      && !inside.contains { $0.isSwift && platformKey($0) == nil }
  }

  private func platformKey(_ item: HandedInItem) -> String? {
    PlatformName(item.name) { !starters.exercises(withFile: $0).isEmpty }?.key
  }

  /// The exercise's file, as its name says.
  private func isOwnAnswer(_ item: HandedInItem) -> Bool {
    guard item.isFile, let name = SourceName(item.name) else { return false }
    return [name.stem, name.subject].contains { !starters.exercises(withFile: $0).isEmpty }
  }

  /// Files that are called after people: each is an answer of its own, and none has another's name.
  private func areLearnersFiles(_ items: [HandedInItem]) -> Bool {
    guard course.exercises.count == 1 else { return false }
    let exercise = course.exercises[0].identifier
    let answers = items.filter { item in
      guard item.isFile, let name = SourceName(item.name), !name.isMarked,
        !Self.versionWords.contains(Self.plain(name.stem)), !Self.plain(name.stem).isEmpty,
        let facts = facts(item)
      else { return false }
      return starters.isAnswer(name, facts, to: exercise)
    }
    return answers.count > 1
  }

  /// What somebody may have answered in a folder: an exercise by its folder, or a file by its name.
  private struct Answer: Hashable {
    var name: String
    var isFolder: Bool
  }

  private func answers(in folder: HandedInItem) -> Set<Answer> {
    if let exercise = course.exercise(named: folder.name), folder.swiftCount > 0 {
      return [Answer(name: exercise, isFolder: true)]
    }
    return folder.children.reduce(into: []) { answers, item in
      if item.isHidden || item.isSystems { return }
      if item.isFolder {
        answers.formUnion(self.answers(in: item))
      } else if let name = SourceName(item.name) {
        let subjects = [name.stem, name.subject].filter {
          !starters.exercises(withFile: $0).isEmpty
        }
        let isAnything = !course.exercises.contains { starters.isKnown($0.identifier) }
        if isAnything || !subjects.isEmpty {
          answers.insert(
            Answer(name: (subjects.first ?? name.subject).lowercased(), isFolder: false))
        }
      }
    }
  }

  /// Whether a folder is one learner's way to keep things apart: the course's own folders, versions,
  /// the parts of a project, or the folder that unpacking made inside its like.
  private func isVersion(_ item: HandedInItem, of folder: HandedInItem) -> Bool {
    let name = Archive.Form.stem(of: item.name)
    if course.isOwn(name) || name.lowercased().hasPrefix("before-reset") { return true }
    let plain = Self.plain(name)
    return plain.isEmpty || Self.versionWords.contains(plain)
      || plain == Self.plain(Archive.Form.stem(of: folder.name))
  }

  /// Without numbers, signs and case.
  private static func plain(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    let isNumber = words.isEmpty && name.count > 3
    let fillers: Set<String> = ["copy", "of", "the", "my"]
    return isNumber ? name : words.filter { !fillers.contains($0) }.joined(separator: " ")
  }

  private static let versionWords: Set<String> = [
    "final", "finals", "draft", "drafts", "old", "new", "older", "newer", "backup", "backups",
    "bak", "v", "version", "attempt", "try", "submission", "resubmission", "submitted", "answer",
    "answers", "solution", "work", "homework", "hw", "assignment", "project", "code", "src",
    "source", "sources", "swift", "app", "widget", "widgets", "extension", "week", "day", "part",
    "task", "exercise", "exercises", "files", "test", "tests", "model", "models", "view", "views",
    "shared", "resources", "library", "download", "downloads", "untitled folder", "start",
    "starter", "wip", "done", "first", "second", "last", "latest", "최종", "수정", "과제", "제출",
    "사본", "복사본", "새 폴더", "연습", "완성",
  ]

  private static func isSectionName(_ name: String) -> Bool {
    let latin =
      /(?i)(?:section|sec|group|grp|class|team|lab|period|tutorial|seminar|cohort|room)[-_ ]?[a-z0-9]{0,3}/
    let korean = /.*\d+[-_ ]?(?:분반|반|조|교시|팀)|(?:분반|반|조|팀)[-_ ]?[0-9A-Za-z가-하]/
    return name.wholeMatch(of: latin) != nil || name.wholeMatch(of: korean) != nil
  }
}
