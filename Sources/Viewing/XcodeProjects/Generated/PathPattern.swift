/// A path pattern: `*` matches part of a name, and `**` any number of folders.
struct PathPattern {
  private let parts: [Substring]

  init(_ text: String) {
    parts = text.split(separator: "/")
  }

  /// Returns whether the pattern matches a path or one of its parent folders.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return Self.matches(names[...], parts[...], steps: 0)
  }

  private static func matches(
    _ names: ArraySlice<Substring>, _ parts: ArraySlice<Substring>, steps: Int
  ) -> Bool {
    guard let part = parts.first else { return true }
    guard steps < mostSteps else { return false }
    if part == "**" {
      return (names.startIndex...names.endIndex).contains {
        matches(names[$0...], parts.dropFirst(), steps: steps + 1)
      }
    }
    guard let name = names.first, isMatch(name, part) else { return false }
    return matches(names.dropFirst(), parts.dropFirst(), steps: steps + 1)
  }

  /// Returns whether a name matches a pattern, in which each star matches any text.
  private static func isMatch(_ name: Substring, _ pattern: Substring) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return name == pattern
    }
    guard name.count >= first.count + last.count, name.hasPrefix(first), name.hasSuffix(last) else {
      return false
    }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// The maximum number of steps, deeper than any real folder.
  private static let mostSteps = 60
}
