/// What it means that a program did not get the processor while its time ran out.
enum Starvation {
  /// Whether its time may have been over because of others, so that it is worth another attempt: also
  /// where nobody knows.
  static func mayExcuse(_ share: Double?) -> Bool { (share ?? 1) >= noticeable }

  /// Whether that is the reason for all we know, although it was alone.
  ///
  /// Others are at work on the machine then. Who keeps both processors busy with threads of their own gets them.
  static func explains(_ share: Double?) -> Bool { (share ?? 0) >= most }

  private static let noticeable = 0.15
  private static let most = 0.5

  static let message =
    "The machine was too busy to run this: other programs had its processors. Check again when they "
    + "have ended."
}
