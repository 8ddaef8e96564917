package import Foundation

extension Verdict {
  /// The verdict as `rings check --json` prints it; `verdict.schema.json` describes it.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
