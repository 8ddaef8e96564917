import Foundation

/// Names for files that are moved aside instead of being overwritten.
enum SetAsideFiles {
  /// Returns an unused path in `folder`: `stem-<date>`, with a number if needed.
  static func place(
    in folder: URL, stem: String, date: Date, pathExtension: String? = nil
  ) -> URL {
    let stamp = date.formatted(.iso8601.dateSeparator(.dash).timeSeparator(.omitted))
    let ending = pathExtension.map { ".\($0)" } ?? ""
    var place = folder.appending(path: "\(stem)-\(stamp)\(ending)")
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appending(path: "\(stem)-\(stamp)-\(number)\(ending)")
      number += 1
    }
    return place
  }
}
