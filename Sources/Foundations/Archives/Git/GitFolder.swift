/// A submitted `.git` folder.
///
/// Rings reads it as bytes, within limits, and runs no program.
///
/// Format: git's `gitrepository-layout(5)` and `gitformat-pack(5)`, for repositories with SHA-1 ids.
package struct GitFolder {
  /// The maximum size of an object, in bytes; a typical commit takes a few hundred.
  private static let longestObject = 1 << 20
  /// The maximum length of a delta chain.
  private static let longestChain = 50
  /// The maximum number of symbolic references to follow.
  private static let mostReferences = 5
  private static let idLength = 40

  private let files: [String]
  private let read: (String) -> [UInt8]?

  /// - Parameters:
  ///   - files: Paths relative to the folder.
  ///   - read: Returns a file's bytes, or `nil` if it is missing or larger than the caller allows.
  package init(files: [String], read: @escaping (String) -> [UInt8]?) {
    self.files = files
    self.read = read
  }

  /// The author date of the `HEAD` commit, in seconds since 1970, or `nil` if the date can't be read.
  package var authorDate: Int? {
    guard let id = head, let commit = object(id), commit.kind == .commit else { return nil }
    for line in commit.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.isEmpty { return nil }
      let words = line.split(separator: 0x20)
      guard words.first.map({ Array($0) }) == Array("author".utf8), words.count > 2 else {
        continue
      }
      return Int(String(decoding: words[words.count - 2], as: UTF8.self))
    }
    return nil
  }

  /// The id of the `HEAD` commit.
  private var head: String? {
    var name = "HEAD"
    for _ in 0...Self.mostReferences {
      guard let text = text(of: name) ?? packed(name) else { return nil }
      guard text.hasPrefix("ref: ") else { return Self.isID(text) ? text : nil }
      name = String(text.dropFirst("ref: ".count))
    }
    return nil
  }

  private func text(of file: String) -> String? {
    read(file).map { bytes in
      String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
  }

  /// Looks up a reference in `packed-refs`.
  private func packed(_ name: String) -> String? {
    let lines = (read("packed-refs") ?? []).split(separator: 0x0A)
    let end = Array(" \(name)".utf8)
    guard let line = lines.first(where: { $0.suffix(end.count) == end[...] }) else { return nil }
    return String(decoding: line.prefix(Self.idLength), as: UTF8.self)
  }

  private static func isID(_ text: String) -> Bool {
    text.utf8.count == idLength && text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private func object(_ id: String) -> GitObject? {
    let loose = "objects/\(id.prefix(2))/\(id.dropFirst(2))"
    if let bytes = read(loose),
      let plain = try? Inflation.bytes(
        of: bytes, from: 0, limit: Self.longestObject, wrapping: .zlib
      ).bytes
    {
      return GitObject(loose: plain)
    }
    for list in files where list.hasPrefix("objects/pack/") && list.hasSuffix(".idx") {
      guard let index = read(list), let place = GitPackIndex(index).place(of: id),
        let pack = read(String(list.dropLast(".idx".count)) + ".pack")
      else { continue }
      return packedObject(in: pack, at: place)
    }
    return nil
  }

  /// Returns a packed object with its chain of deltas applied.
  private func packedObject(in pack: [UInt8], at place: Int) -> GitObject? {
    var differences: [[UInt8]] = []
    var place = place
    for _ in 0..<Self.longestChain {
      guard let entry = GitPackEntry(in: pack, at: place),
        let bytes = try? Inflation.bytes(
          of: pack, from: entry.start, limit: Self.longestObject, wrapping: .zlib
        ).bytes
      else { return nil }
      switch entry.kind {
      case .whole(let kind):
        var object = GitObject(kind: kind, bytes: bytes)
        for difference in differences.reversed() {
          guard
            let changed = GitDifference(difference).applied(
              to: object.bytes, limit: Self.longestObject)
          else { return nil }
          object.bytes = changed
        }
        return object
      case .difference(from: let base):
        differences.append(bytes)
        place = base
      }
    }
    return nil
  }
}

struct GitObject {
  enum Kind: Equatable { case commit, other }

  var kind: Kind
  var bytes: [UInt8]

  init(kind: Kind, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  /// Parses a loose object: a header, a zero byte, then the contents.
  init?(loose bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0) else { return nil }
    kind = bytes.starts(with: "commit ".utf8) ? .commit : .other
    self.bytes = Array(bytes[(end + 1)...])
  }
}
