import SourceText

/// Answers `Bundle.main.bundleIdentifier` and its kin where no app's bundle is.
///
/// `Bundle.main` becomes `MainBundle_` there, at the same length, so that every line and column stays
/// where the learner sees it. Where resources are looked up, nothing changes.
enum MainBundleQuestions {
  private static let questions = [
    "bundleIdentifier", "infoDictionary", "object(forInfoDictionaryKey",
  ]
  .map { Array(".\($0)".utf8) }
  private static let bundle = Array("Bundle.main".utf8)
  private static let replacement = Array("MainBundle_".utf8)

  /// The source with its questions turned; the same bytes where there are none.
  static func turned(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(text: "Bundle.main") else { return source }
    let places = source.indices.filter { isQuestion(at: $0, in: source) }
    guard !places.isEmpty else { return source }
    let scanner = SourceScanner(source)
    var result = source
    for place in places where scanner.kinds[place] == .code {
      result.replaceSubrange(place..<place + bundle.count, with: replacement)
    }
    return result
  }

  private static func isQuestion(at index: Int, in source: [UInt8]) -> Bool {
    guard source[index] == bundle[0], source[index...].starts(with: bundle) else { return false }
    // `SomeBundle.main` and `Foundation.Bundle.main` are left as they are.
    if index > 0, isWordPart(source[index - 1]) { return false }
    let rest = source[(index + bundle.count)...]
    return questions.contains { rest.starts(with: $0) }
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || SourceScanner.isWord(byte)
  }
}
