package import Sentences

/// A folder or file for a run could not be written: our surroundings' failure, never the learner's.
package struct UnwritableFolder: SpokenError, Equatable {
  /// The place, and what the system said of it.
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var sentence: Sentence {
    Sentence(
      """
      No file for this run could be written: \(reason). Make room there, or set XDG_CACHE_HOME to \
      another folder.
      """,
      ko: """
        이번 실행에 쓸 파일을 쓰지 못했어요: \(reason). 그곳에 자리를 만들거나 XDG_CACHE_HOME 값을 다른 \
        폴더로 정하세요.
        """)
  }
}
