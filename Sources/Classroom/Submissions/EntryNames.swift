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

  /// The name with what is not ASCII written as numbers; one in the usual form stays as it is.
  ///
  /// A Mac writes accents, and Korean syllables, in parts: names that look alike and are equal in Swift.
  private static func spelled(_ name: String) -> String {
    let usual = name.precomposedStringWithCanonicalMapping
    guard !name.unicodeScalars.elementsEqual(usual.unicodeScalars) else { return name }
    return name.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }.joined()
  }
}
