package import Sentences

package enum PluginError: SpokenError, Hashable {
  case notLoaded(String)
  case unreadable(String)
  case alreadyLoaded

  package var sentence: Sentence {
    switch self {
    case .notLoaded(let reason):
      Sentence(
        "Can't load your compiled code: \(reason)",
        ko: "컴파일한 코드를 불러올 수 없어요: \(reason)")
    case .unreadable(let reason):
      Sentence(
        "Can't read your compiled code: \(reason).",
        ko: "컴파일한 코드를 읽을 수 없어요: \(reason).")
    case .alreadyLoaded:
      Sentence(
        "A worker can load only one plugin.", ko: "작업 프로세스는 플러그인을 하나만 불러올 수 있어요.")
    }
  }
}
