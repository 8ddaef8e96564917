/// The files whose objects are kept for later compiles.
package enum ObjectKeeping: Sendable, Hashable {
  /// Settled files compiled without submissions.
  ///
  /// Submissions are untrusted and must not affect later compiles.
  case settled

  /// All files, each in the version that was compiled last, because they're by the same author.
  ///
  /// An author who changes one file's declarations usually continues from there.
  case latest

  /// All files, each in the version that most compiles use, because they're by the same author.
  ///
  /// Each of a pack's known submissions differs from the solution in one place.
  case usual
}
