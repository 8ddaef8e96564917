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
      Rings isolates code only at level “\(jail.level.rawValue)” here, which is enough for your own \
      code. \(gaps) For more, run `rings doctor`. (Shown once.)
      """,
      ko: """
        여기서는 코드가 “\(jail.level.rawValue)” 수준으로만 격리돼요. 자기 코드에는 충분해요. \
        \(gaps) 더 알아보려면 `rings doctor` 명령을 실행하세요. (한 번만 알려 드려요.)
        """)
    StandardOutput.errorLine(words.spoken(in: language))
    // If the cache isn't writable, the notice appears again.
    try? configuration.cache.write(true, at: mark)
  }
}
