import Judge
import Sentences
import Terminal

/// A notice, shown once, that code runs with less than full isolation.
enum IsolationNotice {
  static func tellOnce(_ configuration: JudgeConfiguration, language: Language) {
    let jail = configuration.jail
    guard jail.level < .full else { return }
    let mark = "jail/told-\(jail.level.rawValue).json"
    guard configuration.cache.read(Bool.self, at: mark) == nil else { return }
    let gaps = Sentence(listing: jail.gaps.map(\.sentence), separator: " ")
    let words = Sentence(
      """
      Code is isolated here only at level “\(jail.level.rawValue)”, which will do for your own. \
      \(gaps) `rings doctor` says more. (Said once.)
      """,
      ko: """
        여기서는 코드가 “\(jail.level.rawValue)” 수준으로만 격리돼요. 자기 코드에는 충분해요. \
        \(gaps) `rings doctor` 명령이 더 알려줘요. (한 번만 알려요.)
        """)
    StandardOutput.errorLine(words.spoken(in: language))
    // If the cache isn't writable, the notice appears again.
    try? configuration.cache.write(true, at: mark)
  }
}
