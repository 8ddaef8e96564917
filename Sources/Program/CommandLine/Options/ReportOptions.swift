import Classroom
import Jailing

enum ReportOptions {
  static let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  /// Returns the chosen report formats, separate or comma-separated, or the three default formats.
  ///
  /// - Throws: `OptionError.unknown`.
  static func formats(_ words: [String]) throws -> [ReportFormat] {
    let words = words.flatMap { $0.split(separator: ",").map(String.init) }
    if words.isEmpty { return [.json, .csv, .junit] }
    return try words.map { word in
      guard let format = ReportFormat(rawValue: word) else {
        throw OptionError.unknown(
          option: "--format", value: word, known: ReportFormat.allCases.map(\.rawValue))
      }
      return format
    }
  }

  static func level(_ word: String) throws -> JailLevel {
    guard let level = JailLevel(rawValue: word) else {
      throw OptionError.unknown(
        option: "--isolation", value: word, known: JailLevel.allCases.map(\.rawValue))
    }
    return level
  }
}
