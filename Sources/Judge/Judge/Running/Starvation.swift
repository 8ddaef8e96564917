import Sentences

/// Decides whether a lack of processor time explains a timeout.
enum Starvation {
  /// Whether other programs may have caused the timeout, so that another attempt is worthwhile.
  ///
  /// True if the share is unknown.
  static func mayExcuse(_ share: Double?) -> Bool { (share ?? 1) >= noticeable }

  /// Whether other programs caused the timeout even though no other verdict was running.
  ///
  /// The code's own threads don't count: code that keeps every processor busy does get processor time.
  static func explains(_ share: Double?) -> Bool { (share ?? 0) >= most }

  private static let noticeable = 0.15
  private static let most = 0.5

  static let message = Sentence(
    """
    The machine was too busy to run this: other programs were using its processors. Check again \
    when they've finished.
    """,
    ko: """
      컴퓨터가 너무 바빠서 실행하지 못했어요. 다른 프로그램이 프로세서를 쓰고 있었어요. 그 프로그램이 끝나면 \
      다시 확인하세요.
      """)
}
