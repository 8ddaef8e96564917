import Foundation

/// The formats of feedback archives that platforms import, with each page at the path of the learner's work.
enum ReturnPackage: String, CaseIterable {
  case moodle, canvas, brightspace

  /// Returns the path of a learner's page; nil for another platform's entry.
  ///
  /// - Parameter entry: The name of the folder or file in the platform's export.
  func place(of entry: String) -> String? {
    switch self {
    case .moodle:
      // `Kim Minji_12345_assignsubmission_file_`, alone or as a prefix of a file name.
      guard entry.utf8.contains("_assignsubmission_".utf8),
        let match = entry.firstMatch(of: /^(.+_\d{2,}_assignsubmission_(?:file|onlinetext)_?)(.*)$/)
      else { return nil }
      return match.2.isEmpty ? "\(match.1)/feedback" : "\(match.1)feedback"
    case .canvas:
      guard entry.utf8.contains(0x5F), entry.utf8.contains(where: { (0x30...0x39).contains($0) }),
        !entry.contains("_assignsubmission_"),
        let match = entry.wholeMatch(of: /((.+?)(_(?i)late)?_(\d{3,})_(\d{3,}))_((?!\d+_\d+_).+)/)
      else { return nil }
      return "\(match.1)_feedback"
    case .brightspace:
      guard entry.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false,
        let match = entry.wholeMatch(of: /(\d+-\d+ - .+? - .*?\d{4}.*?)(?: - (.+))?/)
      else {
        return nil
      }
      return match.2 == nil ? "\(match.1)/feedback" : "\(match.1) - feedback"
    }
  }
}
