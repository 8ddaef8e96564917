import Foundation
import Storage

/// The contents of files at one time.
struct FileTexts: Hashable, Sendable {
  /// The bytes by file; nil for a file that didn't exist or couldn't be read.
  private(set) var all: [URL: [UInt8]?] = [:]

  private static let longest = 1 << 20

  init() {}

  /// Reads files as they are now; files that can't be read count as missing.
  init(of files: [URL]) {
    for file in files { add(try? BoundedFile.read(file.path, limit: Self.longest), of: file) }
  }

  mutating func add(_ bytes: [UInt8]?, of file: URL) {
    all.updateValue(bytes, forKey: file.standardizedFileURL)
  }

  var isEmpty: Bool { all.values.allSatisfy { $0 == nil } }

  /// Writes the files into a folder.
  ///
  /// - Returns: The new files by original file.
  /// - Throws: `CocoaError`.
  func write(into folder: URL) throws -> [URL: URL] {
    var written: [URL: URL] = [:]
    for (number, file) in all.keys.sorted(by: { $0.path < $1.path }).enumerated() {
      guard case .some(.some(let bytes)) = all[file] else { continue }
      // Files in different folders can have the same name.
      let place = folder.appending(path: "\(number)")
      try ReadableFolder.make(place)
      let copy = place.appending(path: file.lastPathComponent)
      try ScratchFile.write(bytes, to: copy)
      written[file] = copy
    }
    return written
  }
}

/// The earlier contents of a canvas's files.
struct FileHistory {
  private var current: FileTexts?
  /// The files before the last change that compiled.
  private(set) var beforeSave: FileTexts?
  /// The last two versions that were checked, newest last.
  private var checked: [FileTexts] = []

  mutating func noteCompiled(_ texts: FileTexts) {
    guard texts != current else { return }
    (beforeSave, current) = (current, texts)
  }

  mutating func noteChecked(_ texts: FileTexts) {
    guard texts != checked.last else { return }
    checked = Array((checked + [texts]).suffix(2))
  }

  /// The last checked version that differs from the current files.
  var lastCheck: FileTexts? { checked.last { $0 != current } }
}
