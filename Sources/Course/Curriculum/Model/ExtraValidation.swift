/// A part of pack validation that takes long and runs only if a pack or an option asks for it.
package enum ExtraValidation: String, CaseIterable, Codable, Hashable, Sendable {
  /// Judging each submission several times, in other orders and on other machines.
  case `repeat`
  /// Judging mutants of the solutions.
  case mutants
}
