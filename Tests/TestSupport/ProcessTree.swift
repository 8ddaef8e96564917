public import Foundation

/// The descendants of this process.
public enum ProcessTree {
  public struct Entry: Sendable {
    public let number: Int32
    public let parent: Int32
    /// The kernel's name of the program, truncated to 15 bytes.
    public let name: String
    public let arguments: [String]
  }

  /// Makes this process the parent of orphaned descendants (`PR_SET_CHILD_SUBREAPER`), so that none is
  /// missed.
  public static func adoptOrphans() {
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return }
    _ = unsafeBitCast(symbol, to: Control.self)(36, 1, 0, 0, 0)
  }

  /// Returns all descendants of a process, by default of this process, without zombies.
  public static func descendants(of root: Int32 = getpid()) -> [Entry] {
    var children: [Int32: [Entry]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let number = Int32(name), let entry = entry(number) else { continue }
      children[entry.parent, default: []].append(entry)
    }
    var found: [Entry] = []
    var waiting = [root]
    while let parent = waiting.popLast() {
      for child in children[parent] ?? [] {
        found.append(child)
        waiting.append(child.number)
      }
    }
    return found
  }

  /// Returns the entries that are still running.
  public static func living(_ entries: [Entry]) -> [Entry] {
    entries.filter { entry($0.number)?.arguments == $0.arguments }
  }

  private static func entry(_ number: Int32) -> Entry? {
    guard let line = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
      let nameEnd = line.lastIndex(of: ")")
    else { return nil }
    let fields = line[nameEnd...].split(separator: " ")
    guard fields.count > 2, fields[1] != "Z", let parent = Int32(fields[2]) else { return nil }
    let name = line[..<nameEnd].drop { $0 != "(" }.dropFirst()
    let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
    return Entry(
      number: number, parent: parent, name: String(name),
      arguments: words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }
}
