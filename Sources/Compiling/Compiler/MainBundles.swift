import SwiftSource

/// Gives learner code the widget's bundle for `Bundle.main`, which would be this program's folder.
///
/// It becomes `Main_Bundle`, or `MainBundle_` where code asks who it is, which no folder can tell: at the
/// same length, so that every line and column stays where the learner sees it.
enum MainBundles {
  private static let questions = [
    "bundleIdentifier", "infoDictionary", "object(forInfoDictionaryKey",
  ]
  .map { Array(".\($0)".utf8) }
  private static let bundle = Array("Bundle.main".utf8)
  private static let answers = Array("MainBundle_".utf8)
  private static let resources = Array("Main_Bundle".utf8)

  /// The source with its main bundles turned; the same bytes where there are none.
  static func turned(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(text: "Bundle.main") else { return source }
    let places = source.indices.filter { isMainBundle(at: $0, in: source) }
    guard !places.isEmpty else { return source }
    let scanner = SourceScanner(source)
    var result = source
    for place in places where scanner.kinds[place] == .code {
      let end = place + bundle.count
      let isQuestion = questions.contains { source[end...].starts(with: $0) }
      result.replaceSubrange(place..<end, with: isQuestion ? answers : resources)
    }
    return result
  }

  private static func isMainBundle(at index: Int, in source: [UInt8]) -> Bool {
    guard source[index] == bundle[0], source[index...].starts(with: bundle) else { return false }
    // `SomeBundle.main`, `Foundation.Bundle.main`, `Bundle.mainline` and a key path are left alone.
    if index > 0, isWordPart(source[index - 1]) { return false }
    let end = index + bundle.count
    return end == source.count || !SourceScanner.isWord(source[end])
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "\\") || SourceScanner.isWord(byte)
  }
}
