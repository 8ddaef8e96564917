import Archives
import Foundation

/// Tells folders of learners, such as `sectionA`, from the folder of one learner.
///
/// A section shows itself by what is in it: two of its folders answer the same, where one learner would
/// have answered once. What one learner calls versions, `old` beside `final`, is no section.
struct Sections {
  /// Sections of sections, at most: a year, a term, a course, a group, a room.
  private static let maximumDepth = 5

  let syllabus: Syllabus
  let starters: Starters
  /// What a file of Swift says; nil where it cannot be read.
  let facts: (HandedInItem) -> SourceFacts?

  /// The folders among `items` that hold learners.
  func sections(among items: [HandedInItem], depth: Int = 0) -> Set<Int> {
    guard depth < Self.maximumDepth else { return [] }
    let open = items.indices.filter { items[$0].isFolder && !items[$0].isHidden }
    var found = Set(open.filter { isSection(items[$0]) })
    // Where half of them are sections, a folder of the same shape is one too, however few are in it.
    let areMany = 2 * found.count >= max(open.count, 1)
    for place in open where !found.contains(place) {
      let isCalledSo = Self.isSectionName(items[place].name)
      if isCalledSo || areMany, holdsOnlyLearners(items[place]) { found.insert(place) }
    }
    return found
  }

  private func isSection(_ folder: HandedInItem) -> Bool {
    let inside = Self.shown(in: folder)
    // One's own answer lies in one's own folder, and so does one's own workspace.
    guard !inside.contains(where: isOwnAnswer),
      !inside.contains(where: { $0.isFolder && syllabus.isOwn($0.name) })
    else { return false }
    // What holds nothing but a section is one of sections, or what unpacking made around it.
    if inside.count == 1, let only = inside.first, only.isFolder { return isSection(only) }
    if Set(inside.compactMap(platformKey)).count > 1 { return true }
    let answers = inside.filter { $0.isFolder && !isVersion($0, of: folder) }.map(self.answers)
    let holdFolders = answers.count { $0.contains { $0.isFolder } } > 1
    let isShared = answers.indices.contains { place in
      answers[(place + 1)...].contains { !$0.isDisjoint(with: answers[place]) }
    }
    return holdFolders || isShared || areLearnersFiles(inside)
  }

  /// The learners of a section, whatever lies around them.
  func learners(of section: HandedInItem) -> [HandedInItem] {
    let inside = Self.shown(in: section)
    if inside.count == 1, let only = inside.first, only.isFolder, isVersion(only, of: section) {
      return learners(of: only)
    }
    return section.children
  }

  private static func shown(in folder: HandedInItem) -> [HandedInItem] {
    folder.children.filter { !$0.isHidden && !$0.isSystems }
  }

  private func holdsOnlyLearners(_ folder: HandedInItem) -> Bool {
    let inside = Self.shown(in: folder)
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
    guard syllabus.exercises.count == 1 else { return false }
    let exercise = syllabus.exercises[0].identifier
    let answers = items.filter { item in
      guard item.isFile, let name = SourceName(item.name), !name.isMarked,
        !Self.words(of: name.stem).allSatisfy(Self.versionWords.contains),
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
    if let exercise = syllabus.exercise(named: folder.name), folder.swiftCount > 0 {
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
        let isAnything = !syllabus.exercises.contains { starters.isKnown($0.identifier) }
        let types = syllabus.exercises.flatMap { starters.files[$0.identifier]?.types ?? [] }
        // Whatever the file is called: what it declares is the exercise's.
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

  /// Whether a folder is one learner's way to keep things apart: the course's own folders, versions,
  /// the parts of a project, or the folder that unpacking made inside its like.
  private func isVersion(_ item: HandedInItem, of folder: HandedInItem) -> Bool {
    let name = Archive.Form.stem(of: item.name)
    if syllabus.isOwn(name) || name.lowercased().hasPrefix("before-reset") { return true }
    // A number is a learner's, unless it is a small one or a date.
    if name.count > 3, name.allSatisfy(\.isNumber) { return name == folder.name }
    let around = Set(Self.words(of: Archive.Form.stem(of: folder.name)))
    return Self.words(of: name).allSatisfy {
      around.contains($0) || Self.versionWords.contains($0)
    }
  }

  /// Without numbers, signs and case.
  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init)
  }

  private static let versionWords: Set<String> = [
    "final", "finals", "draft", "drafts", "old", "new", "older", "newer", "backup", "backups",
    "bak", "v", "version", "attempt", "try", "submission", "resubmission", "submitted", "answer",
    "answers", "solution", "work", "homework", "hw", "assignment", "project", "code", "src",
    "source", "sources", "swift", "app", "widget", "widgets", "extension", "week", "day", "part",
    "task", "exercise", "exercises", "files", "test", "tests", "model", "models", "view", "views",
    "shared", "resources", "library", "download", "downloads", "untitled", "folder", "start",
    "copy", "of", "the", "my",
    "starter", "wip", "done", "first", "second", "last", "latest", "최종", "수정", "과제", "제출",
    "사본", "복사본", "새", "폴더", "연습", "완성",
  ]

  private static func isSectionName(_ name: String) -> Bool {
    let latin =
      /(?i)(?:section|sec|group|grp|class|team|lab|period|tutorial|seminar|cohort|room)[-_ ]?[a-z0-9]{0,3}/
    let korean = /.*\d+[-_ ]?(?:분반|반|조|교시|팀)|(?:분반|반|조|팀)[-_ ]?[0-9A-Za-z가-하]/
    return name.wholeMatch(of: latin) != nil || name.wholeMatch(of: korean) != nil
  }
}
