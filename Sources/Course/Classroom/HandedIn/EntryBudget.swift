import Foundation

/// The processor time that reading what a class handed in may take.
package struct ReadingLimits: Sendable {
  /// Seconds for one learner's entry; an honest one takes some hundredths.
  package var entry = 5.0
  /// The processor time that the thread has had, in seconds.
  package var clock: @Sendable () -> Double = {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  package init() {}

  /// Seconds for a folder that may hold learners, by what is in it.
  func seconds(for item: HandedInItem) -> Double {
    let folders = item.children.count(where: \.isFolder)
    let files = item.children.count - folders
    return entry + min(0.03 * Double(folders), 15) + min(0.005 * Double(files), 5)
  }
}

/// The entry of a class's folder to which an item belongs, and the part of that entry: a section's learner, say.
struct ReadingOwner: Hashable, Sendable {
  var entry = -1
  var part = -1
}

/// Accounts for the processor time that each entry of a class takes to read.
///
/// Whoever hands in something that takes long is told so, and the others are graded.
final class EntryBudget {
  private let limits: ReadingLimits
  private let report: (String) -> Void
  private var names: [ReadingOwner: String] = [:]
  private var reported = ReadingOwner()
  /// Parts of one entry that may use up their budgets at the cost of nobody but themselves: a section may have
  /// several learners who do, and one learner may not have hundreds of folders that do.
  static let mostParts = 5

  private var rest: [ReadingOwner: Double] = [:]
  private var spent: [ReadingOwner: Double] = [:]
  private var spentParts: [Int: Int] = [:]
  /// The measure that is under way: an inner one is a part of the outer one.
  private var isMeasuring = false

  /// - Parameter report: Told whose item is read, when it is another's than before.
  init(_ limits: ReadingLimits, report: @escaping (String) -> Void) {
    self.limits = limits
    self.report = report
  }

  /// The items with their owners, for each of which a budget begins.
  func owned(_ items: [HandedInItem]) -> [HandedInItem] {
    items.enumerated().map { number, item in
      let entry = ReadingOwner(entry: number)
      rest[entry] = limits.seconds(for: item)
      names[entry] = item.name
      var item = item
      item.owner = entry
      guard case .folder(let children, let isArchive) = item.kind else { return item }
      // One part that uses all of its own leaves enough for the others.
      rest[entry, default: 0] +=
        children.filter(\.isFolder).map(limits.seconds).max() ?? 0
      let parts = children.enumerated().map { number, child in
        let part = ReadingOwner(entry: entry.entry, part: number)
        // A file is a part of the entry; only folders can be learners with much of their own.
        guard child.isFolder else { return Self.marked(child, entry) }
        rest[part] = limits.seconds(for: child)
        names[part] = "\(item.name)/\(child.name)"
        return Self.marked(child, part)
      }
      item.kind = .folder(parts, isArchive: isArchive)
      return item
    }
  }

  private static func marked(_ item: HandedInItem, _ owner: ReadingOwner) -> HandedInItem {
    var item = item
    item.owner = owner
    if case .folder(let children, let isArchive) = item.kind {
      item.kind = .folder(children.map { marked($0, owner) }, isArchive: isArchive)
    }
    return item
  }

  /// Whether all of an item's budget is spent.
  func isSpent(by item: HandedInItem) -> Bool {
    [item.owner, ReadingOwner(entry: item.owner.entry)].contains {
      rest[$0].map { $0 < 0 } ?? false
    }
  }

  /// Whether an item's budget is spent, or that of something right in it.
  func isSpent(in item: HandedInItem) -> Bool {
    isSpent(by: item) || item.children.contains { isSpent(by: $0) }
  }

  /// Runs `body` at the cost of an item, and gives its result; nil, without running it, if the item's budget is spent.
  func spend<Value>(on item: HandedInItem, _ body: () -> Value?) -> Value? {
    guard !isSpent(by: item) else { return nil }
    guard !isMeasuring else { return body() }
    isMeasuring = true
    if item.owner != reported, let name = names[item.owner] {
      reported = item.owner
      report(name)
    }
    let begin = limits.clock()
    defer {
      isMeasuring = false
      charge(item, limits.clock() - begin)
    }
    return body()
  }

  private func charge(_ item: HandedInItem, _ seconds: Double) {
    let (part, entry) = (item.owner, ReadingOwner(entry: item.owner.entry))
    rest[entry]? -= seconds
    guard part != entry, let before = rest[part] else { return }
    spent[part, default: 0] += seconds
    rest[part] = before - seconds
    guard before >= 0, before < seconds, spentParts[part.entry, default: 0] < Self.mostParts
    else { return }
    spentParts[part.entry, default: 0] += 1
    rest[entry]? += spent[part] ?? 0
  }

  /// A measure of work on an item that has to ask from time to time whether it may go on.
  func watch(_ item: HandedInItem) -> ReadingWatch {
    let owners = [item.owner, ReadingOwner(entry: item.owner.entry)]
    return ReadingWatch(limits, seconds: owners.compactMap { rest[$0] }.min() ?? limits.entry)
  }
}

/// The time that is left for one piece of work, from when this was made.
struct ReadingWatch {
  private let clock: @Sendable () -> Double
  private let end: Double

  init(_ limits: ReadingLimits, seconds: Double) {
    clock = limits.clock
    end = limits.clock() + seconds
  }

  /// Whether the time is over.
  var isOver: Bool { clock() > end }
}
