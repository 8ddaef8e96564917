import Curriculum
import Foundation
import Sentences

/// Finds files that are unreasonably large for a reader or a phone.
struct PackSizes: FileRule {
  /// The maximum size of other files, in bytes.
  ///
  /// Enough for an image of the largest widget at 3× scale.
  static let largestOther = 4 << 20

  private static let texts: Set = ["md", "yml", "swift", "txt", "json"]

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    PackTree(pack).entries.compactMap { entry in
      let isText = Self.texts.contains(entry.url.pathExtension.lowercased())
      let most = isText ? PackFile.largestText : Self.largestOther
      guard entry.target == nil, entry.size > most else { return nil }
      let (size, limit) = (entry.size >> 10, most >> 10)
      return ValidationFinding(
        .unreasonableSize, file: entry.url,
        message: Sentence(
          "the file is \(size) KB, more than \(limit) KB",
          ko: "파일이 \(size)KB예요. \(limit)KB를 넘으면 안 돼요"),
        remedy: Sentence("make the file smaller, or split it", ko: "줄이거나 나누세요"))
    }
  }
}
