import Sentences

/// What it means that a program did not get the processor while its time ran out.
enum Starvation {
  /// Whether others may be the reason that its time ran out, so that another attempt is worth it; true
  /// as well if nobody knows.
  static func mayExcuse(_ share: Double?) -> Bool { (share ?? 1) >= noticeable }

  /// Whether that is the reason, as far as we can tell, even though no other verdict was being made.
  ///
  /// Somebody else is at work on the machine then. Code that keeps every processor busy with its own
  /// threads does get them.
  static func explains(_ share: Double?) -> Bool { (share ?? 0) >= most }

  private static let noticeable = 0.15
  private static let most = 0.5

  static let message = Sentence(
    """
    The machine was too busy to run this: other programs had its processors. Check again when they \
    have ended.
    """,
    ko: """
      컴퓨터가 너무 바빠서 실행하지 못했어요. 다른 프로그램이 프로세서를 쓰고 있었어요. 그 프로그램이 끝나면 \
      다시 확인하세요.
      """)
}
