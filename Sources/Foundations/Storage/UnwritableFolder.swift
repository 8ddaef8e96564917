package import Sentences

/// A file or folder that couldn't be written: a problem of the environment, not of the learner's code.
package struct UnwritableFolder: SpokenError, Equatable {
  /// The path and the system's reason.
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var sentence: Sentence {
    Sentence(
      """
      Can't write a file for this run: \(reason). Free up disk space, or set XDG_CACHE_HOME to \
      another folder.
      """,
      ko: "이번 실행에 필요한 파일을 쓰지 못했어요: \(reason). 그곳에 자리를 만들거나 XDG_CACHE_HOME 값을 다른 폴더로 정하세요.")
  }
}
