import Foundation

/// The meaning of a folder name: a version of a learner's work, a section, or a collection.
struct FolderName {
  var text: String

  init(_ name: String) { text = name.precomposedStringWithCanonicalMapping }

  /// The words, in lowercase and without digits and symbols.
  var words: [String] { text.lowercased().split { !$0.isLetter }.map(String.init) }

  /// Whether the name contains a number that identifies a learner, not a count or date.
  var hasIdentifyingNumber: Bool {
    let digits = text.split { !$0.isNumber }
    guard let longest = digits.map(\.count).max(), longest > 3 else { return false }
    if text.allSatisfy(\.isNumber) { return true }
    return NamedMoment(in: text) == nil && !(longest == 4 && isYear(digits.last ?? ""))
  }

  /// Whether the name clearly marks a version of one learner's work: `final`, `v2`, `kim_v2`, a date.
  func isVersion(of folder: FolderName) -> Bool {
    if NamedMoment(in: text) != nil || text == folder.text { return true }
    let around = folder.isContainer ? [] : Set(folder.words)
    let own = words.filter { !around.contains($0) }
    return !words.isEmpty && own.allSatisfy(Self.plainVersionWords.contains)
  }

  var isNumber: Bool { !text.isEmpty && text.allSatisfy(\.isNumber) }

  /// Whether the name belongs to a download or assignment, not to a learner: `hw3`, `submissions`.
  var isContainer: Bool {
    if isNumber { return isYear(text[...]) }
    // Names created by Gradescope and Google Drive, with numbers that identify no learner.
    if text.wholeMatch(of: /(?i)assignment_\d+_export|drive-download-\d{8}T\d{6}Z(?:-\d+)?/) != nil
    {
      return true
    }
    return !words.isEmpty && words.allSatisfy(Self.containerWords.contains)
      && !hasIdentifyingNumber || isSubmittedFiles
  }

  /// Whether this is Teams' folder of submitted copies, as opposed to the files on which learners continue to
  /// work.
  var isSubmittedFiles: Bool { words == ["submitted", "files"] }
  var isWorkingFiles: Bool { words == ["working", "files"] }

  /// Whether the name belongs to one of several assignments: `hw3`, `week 2`, `과제1`.
  var isAssignment: Bool { isContainer && text.contains(where: \.isNumber) && !isNumber }

  /// Whether the name belongs to a group of learners: `section2`, `B`, `2반`.
  var isSection: Bool {
    let letters = text.lowercased()
    for word in Self.sectionWords where letters.hasPrefix(word) {
      var rest = letters.dropFirst(word.count)
      if let first = rest.first, "-_ ".contains(first) { rest = rest.dropFirst() }
      if rest.count <= 3, rest.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
        return true
      }
    }
    if text.count == 1, text.allSatisfy(\.isLetter) { return true }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    let korean =
      /.*\d+[-_ ]?(?:분반|반|조|교시|팀)|(?:오전|오후|주간|야간|심화|기초|기본|[월화수목금토일]요일|[A-Za-z])[-_ ]?(?:분반|반|조|팀)|(?:분반|반|조|팀)[-_ ]?[0-9A-Za-z가-하]/
    return text.wholeMatch(of: korean) != nil
  }

  private func isYear(_ digits: Substring) -> Bool {
    (1990...2099).contains(Int(digits) ?? 0)
  }

  private static let sectionWords = [
    "section", "sec", "group", "grp", "class", "team", "lab", "period", "tutorial", "seminar",
    "cohort", "room", "table", "row", "bench", "shift", "stream", "batch", "campus",
  ]

  private static let plainVersionWords: Set<String> = [
    "final", "finals", "draft", "drafts", "old", "new", "older", "newer", "backup", "backups",
    "bak", "v", "version", "attempt", "try", "resubmission", "copy", "of", "latest", "last",
    "first", "second", "done", "wip", "my", "starter", "최종", "수정", "사본", "복사본", "완성", "임시", "차",
    "번째",
  ]

  private static let containerWords: Set<String> = [
    "hw", "homework", "homeworks", "assignment", "assignments", "submission", "submissions",
    "submitted", "export", "exports", "download", "downloads", "collected", "handin", "hand", "in",
    "ins", "class", "students", "student", "learners", "week", "unit", "task", "tasks", "project",
    "projects", "exercise", "exercises", "lab", "labs", "all", "grading", "bulk", "late", "not",
    "graded", "ungraded", "regrade", "ontime", "resubmitted", "resubmissions", "upload", "uploads",
    "file", "responses", "response", "classroom", "drive", "takeout", "과제", "숙제",
    "제출", "제출물", "다운로드", "학생", "주차", "실습", "과제물", "지각", "재제출", "미채점", "응답",
  ]

  /// Words in names that a learner may give to folders.
  static let versionWords: Set<String> = [
    "final", "finals", "draft", "drafts", "old", "new", "older", "newer", "backup", "backups",
    "bak", "v", "version", "attempt", "try", "submission", "resubmission", "submitted", "answer",
    "answers", "solution", "work", "homework", "hw", "assignment", "project", "code", "src",
    "source", "sources", "swift", "app", "widget", "widgets", "extension", "week", "day", "part",
    "task", "exercise", "exercises", "files", "test", "tests", "model", "models", "view", "views",
    "shared", "resources", "library", "download", "downloads", "untitled", "folder", "start",
    "copy", "of", "the", "my",
    "starter", "wip", "done", "first", "second", "last", "latest", "최종", "수정", "과제", "제출",
    "사본", "복사본", "새", "폴더", "연습", "완성", "차", "번째",
  ]
}
