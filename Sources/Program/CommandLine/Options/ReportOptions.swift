import Classroom
import Jailing

/// What options of `grade` name by words of their own.
enum ReportOptions {
  /// Every report, as help lists them.
  static let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  /// Reports, alone or several in one word; the usual three without any.
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

  /// How well code has to be isolated.
  ///
  /// - Throws: `OptionError.unknown`.
  static func level(_ word: String) throws -> JailLevel {
    guard let level = JailLevel(rawValue: word) else {
      throw OptionError.unknown(
        option: "--isolation", value: word, known: JailLevel.allCases.map(\.rawValue))
    }
    return level
  }
}
