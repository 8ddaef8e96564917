/// The place of a submission in the class folder, as learners and course platforms name it.
enum GeneratedLayout: CaseIterable {
  case folder, exerciseFolder, workspace, file, zip, tar, handIn, section, copies, teams, googleForm
  case sakai, gitHub, moodle, moodleFlat, moodleText, canvas, canvasText, blackboard, brightspace
  case gradescope

  /// The layouts with a student number, which distinguishes learners with the same name.
  static let numbered: [GeneratedLayout] = [
    .moodle, .canvas, .brightspace, .gradescope, .blackboard, .moodleText, .sakai, .gitHub,
  ]

  struct Person {
    var name: GeneratedName
    var number: String

    var user: String { "u\(number)" }

    /// The name as Canvas writes it.
    fileprivate var plain: String {
      name.written.filter { !$0.isWhitespace && $0 != "'" && $0 != "-" }.lowercased()
    }
  }

  /// Whether the submission is an HTML page from a platform's text editor.
  var isPage: Bool { self == .moodleText || self == .canvasText }

  /// Returns the learner's name, as the grader should read it, and the submission's path.
  func place(
    of person: Person, exercise: String, pack: String, fileName: String
  ) -> (learner: String, path: String) {
    let (name, id) = (person.name.written, person.number)
    let stem = String(fileName.prefix { $0 != "." })
    switch self {
    case .folder, .copies: return (name, "\(name)/\(fileName)")
    case .exerciseFolder: return (name, "\(name)/07-\(exercise)/\(fileName)")
    case .workspace: return (name, "\(name)/Rings/\(pack)/01-\(exercise)/\(fileName)")
    case .file: return (name, "\(name).swift")
    case .zip: return (name, "\(name).zip")
    case .tar: return (name, "\(name).tar")
    case .handIn: return (name, "\(name)-\(id)-\(pack).zip")
    case .section: return ("Section A/\(name)", "Section A/\(name)/\(fileName)")
    case .teams: return (name, "\(name)/\(stem) 1/Version 1/\(fileName)")
    case .googleForm: return (name, "\(stem) - \(name).swift")
    case .sakai:
      let folder = "\(person.name.family), \(person.name.given)(\(person.user))"
      return (folder, "\(folder)/Submission attachment(s)/\(fileName)")
    case .gitHub: return ("hw1-\(person.user)", "hw1-\(person.user)/Sources/\(fileName)")
    case .moodle: return ("\(name)_\(id)", "\(name)_\(id)_assignsubmission_file_/\(fileName)")
    case .moodleFlat: return ("\(name)_\(id)", "\(name)_\(id)_assignsubmission_file_\(fileName)")
    case .moodleText:
      return ("\(name)_\(id)", "\(name)_\(id)_assignsubmission_onlinetext_/onlinetext.html")
    case .canvas: return ("\(person.plain)_\(id)", "\(person.plain)_\(id)_9\(id)_\(fileName)")
    case .canvasText: return ("\(person.plain)_\(id)", "\(person.plain)_\(id)_text.html")
    case .blackboard:
      return (person.user, "hw1_\(person.user)_attempt_2026-11-03-10-23-45_\(fileName)")
    case .brightspace:
      return ("\(name) \(id)-444", "\(id)-444 - \(name) - Nov 3, 2026 1023 AM/\(fileName)")
    case .gradescope: return ("submission_3\(id)", "submission_3\(id)/\(fileName)")
    }
  }
}
