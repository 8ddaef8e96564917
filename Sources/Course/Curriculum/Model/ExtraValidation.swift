/// A slow part of pack validation that runs only if the pack or an option requests it.
package enum ExtraValidation: String, CaseIterable, Codable, Hashable, Sendable {
  /// Judging each submission several times, with other check orders, environments and input values.
  case `repeat`
  /// Judging mutants of the solutions.
  case mutants
}
