import Foundation

/// The names of learners after the entries of a folder, no two of which are the same.
///
/// `kim.swift` beside the folder `kim`, and names that differ in how their accents are written, would
/// otherwise be one learner, and the result of one that of the other.
struct EntryNames {
  private var names: [URL: String] = [:]

  init(_ entries: [URL]) {
    // Texts are equal here as everywhere in Swift, however their accents are written.
    let shorts = Dictionary(grouping: entries, by: Self.short).mapValues(\.count)
    let wholes = Dictionary(grouping: entries, by: \.lastPathComponent).mapValues(\.count)
    for entry in entries {
      let short = Self.short(entry)
      let whole = entry.lastPathComponent
      let isFree = shorts[short] == 1 && (short == whole || wholes[short] == nil)
      if isFree {
        names[entry] = short
      } else {
        names[entry] = wholes[whole] == 1 ? whole : Self.spelled(whole)
      }
    }
  }

  func learner(of entry: URL) -> String { names[entry] ?? entry.lastPathComponent }

  /// The name of a single file without its ending.
  private static func short(_ entry: URL) -> String {
    let isFile = FileKind(of: entry) != .folder && entry.pathExtension == "swift"
    return (isFile ? entry.deletingPathExtension() : entry).lastPathComponent
  }

  /// The name with its combining accents written as numbers; one without them stays as it is.
  private static func spelled(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      scalar.properties.canonicalCombiningClass == .notReordered
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }
}
