import Judge
import Sentences
import Terminal

/// What a learner is told once where code runs with less isolation than there could be.
enum IsolationNotice {
  static func tellOnce(_ configuration: JudgeConfiguration, language: Language) {
    let jail = configuration.jail
    guard jail.level < .full else { return }
    let mark = "jail/told-\(jail.level.rawValue).json"
    guard configuration.cache.read(Bool.self, at: mark) == nil else { return }
    let messages = RingsMessages.table(language: language.rawValue)
    let gaps = jail.gaps.map { messages.text(of: "\($0)") }
    let words = """
      Code is isolated here only at level “\(jail.level.rawValue)”, which will do for your own. \
      \(gaps.joined(separator: " ")) `rings doctor` says more. (Said once.)
      """
    StandardOutput.errorLine(messages.text(of: words))
    // A cache that cannot be written only means that it is said again.
    try? configuration.cache.write(true, at: mark)
  }
}
