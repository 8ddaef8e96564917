import Foundation

/// Limits on the processor time for reading the folder with learners' work.
package struct ReadingLimits: Sendable {
  /// The limit for one learner's entry, in seconds.
  ///
  /// An honest entry takes a few hundredths of a second.
  package var entry = 5.0
  /// Returns the thread's processor time in seconds.
  package var clock: @Sendable () -> Double = {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  package init() {}

  func seconds(for item: HandedInItem) -> Double {
    let folders = item.children.count(where: \.isFolder)
    let files = item.children.count - folders
    return entry + min(0.03 * Double(folders), 15) + min(0.005 * Double(files), 5)
  }
}

/// The class folder's entry that an item belongs to, and the part of that entry, such as a learner in a
/// section.
struct ReadingOwner: Hashable, Sendable {
  var entry = -1
  var part = -1
}

/// Accounts for the processor time that reading each entry takes.
///
/// An entry that exceeds its budget is reported, and the others are graded.
final class EntryBudget {
  private let limits: ReadingLimits
  private let report: (String) -> Void
  private var names: [ReadingOwner: String] = [:]
  private var reported = ReadingOwner()
  /// The number of parts per entry whose overruns aren't charged to the entry.
  ///
  /// A section may have a few learners who exceed their budgets. A single learner mustn't have hundreds of
  /// folders that exceed their budgets.
  static let mostParts = 5

  private var rest: [ReadingOwner: Double] = [:]
  private var spent: [ReadingOwner: Double] = [:]
  private var spentParts: [Int: Int] = [:]
  private var isMeasuring = false

  /// - Parameter report: Receives the owner's name whenever reading moves on to another owner.
  init(_ limits: ReadingLimits, report: @escaping (String) -> Void) {
    self.limits = limits
    self.report = report
  }

  /// Assigns an owner to each item and starts the owners' budgets.
  func owned(_ items: [HandedInItem]) -> [HandedInItem] {
    items.enumerated().map { number, item in
      let entry = ReadingOwner(entry: number)
      rest[entry] = limits.seconds(for: item)
      names[entry] = item.name
      var item = item
      item.owner = entry
      guard case .folder(let children, let isArchive) = item.kind else { return item }
      // Leaves enough time for the other parts if one part uses its whole budget.
      rest[entry, default: 0] +=
        children.filter(\.isFolder).map(limits.seconds).max() ?? 0
      let parts = children.enumerated().map { number, child in
        let part = ReadingOwner(entry: entry.entry, part: number)
        // Files count as part of the entry. Only a folder can be a learner with its own budget.
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

  func isSpent(by item: HandedInItem) -> Bool {
    [item.owner, ReadingOwner(entry: item.owner.entry)].contains {
      rest[$0].map { $0 < 0 } ?? false
    }
  }

  /// Whether the budget of an item or of one of its children is used up.
  func isSpent(in item: HandedInItem) -> Bool {
    isSpent(by: item) || item.children.contains { isSpent(by: $0) }
  }

  /// Runs `body`, charges its time to the item, and returns its result.
  ///
  /// Returns nil without running `body` if the item's budget is used up.
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

  func watch(_ item: HandedInItem) -> ReadingWatch {
    let owners = [item.owner, ReadingOwner(entry: item.owner.entry)]
    return ReadingWatch(limits, seconds: owners.compactMap { rest[$0] }.min() ?? limits.entry)
  }
}

/// A deadline in processor time for one piece of work.
struct ReadingWatch {
  private let clock: @Sendable () -> Double
  private let end: Double

  init(_ limits: ReadingLimits, seconds: Double) {
    clock = limits.clock
    end = limits.clock() + seconds
  }

  var isOver: Bool { clock() > end }
}
