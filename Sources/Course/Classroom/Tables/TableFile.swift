package import Foundation
import Sentences

/// A table with its file.
package struct TableFile: Sendable {
  package var place: URL
  package var table: DelimitedTable

  init?(_ place: URL, titles: [String]) {
    guard let table = DelimitedTable(Array(SanitizedCell.csv([titles], isMarked: true).utf8)) else {
      return nil
    }
    self.place = place
    self.table = table
  }

  package init(_ place: URL) throws(GradingError) {
    self.place = place
    let bytes: [UInt8]
    do {
      let folder = try ClassDirectory(place.deletingLastPathComponent())
      bytes = try folder.bytes(
        of: [Array(place.resolvingSymlinksInPath().lastPathComponent.utf8)],
        limit: DelimitedTable.maximumBytes)
    } catch let error as SubmissionProblem {
      throw .brokenTable(place.path, reason: error.sentence)
    } catch let error as GradingError {
      throw error
    } catch {
      throw .brokenTable(place.path, reason: Sentence(verbatim: "\(error)"))
    }
    guard let table = DelimitedTable(bytes) else {
      throw .brokenTable(
        place.path,
        reason: Sentence(
          "it isn't a text file with a table. Save it as CSV.", ko: "텍스트로 된 표가 아니에요. CSV로 저장하세요."))
    }
    self.table = table
  }

  /// Writes the table atomically.
  ///
  /// - Throws: `GradingError.brokenTable` if its encoding can't represent a character,
  ///   `GradingError.cannotWrite`.
  package func write() throws(GradingError) {
    guard let bytes = table.bytes else {
      throw .brokenTable(
        place.path,
        reason: Sentence(
          "its encoding lacks a character that Rings has to write. Save it as UTF-8.",
          ko: "적을 글자가 이 파일의 인코딩에 없어요. UTF-8로 저장하세요."))
    }
    try GradingError.writing(place) { try Data(bytes).write(to: place, options: .atomic) }
  }
}
