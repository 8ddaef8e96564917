/// What the jail tells a program of ours at its entrance, in one environment variable.
package struct EntranceOrders: Equatable {
  /// The descriptor on which a keeper writes how the program ended; none without a keeper.
  package var record: Int32?

  package var mayStartProcesses = false

  /// The ordinary user to become, where the process is root's.
  package var user: UInt32?

  /// Whether it ends where it cannot become that user.
  package var insistsOnUser = false

  /// What each process may use, where nobody has set that outside.
  package var limits = ProcessLimits()

  /// What stays open behind the fence.
  package var fence = FileFence(readable: [], writable: [])

  /// A character that no path holds in earnest; one that does stays behind the fence.
  private static let separator: Character = "\u{1E}"

  package init(
    record: Int32?, mayStartProcesses: Bool, user: UInt32? = nil,
    limits: ProcessLimits = ProcessLimits(), fence: FileFence
  ) {
    self.record = record
    self.mayStartProcesses = mayStartProcesses
    self.user = user
    self.limits = limits
    self.fence = fence
  }

  package init(text: String) {
    for word in text.split(separator: Self.separator) {
      let value = String(word.dropFirst())
      switch word.first {
      case "=": record = Int32(value)
      case "+": mayStartProcesses = true
      case "@": user = UInt32(value)
      case "!": insistsOnUser = true
      case "#": limits = ProcessLimits(text: value)
      case "~": fence.unlisted.append(value)
      case "<": fence.readable.append(value)
      case ">": fence.writable.append(value)
      default: continue
      }
    }
  }

  package var text: String {
    var words = record.map { ["=\($0)"] } ?? []
    if mayStartProcesses { words.append("+") }
    if let user { words.append("@\(user)") }
    if insistsOnUser { words.append("!") }
    if !limits.isEmpty { words.append("#\(limits.text)") }
    words += fence.unlisted.map { "~" + $0 }
    words += fence.readable.map { "<" + $0 } + fence.writable.map { ">" + $0 }
    return words.joined(separator: String(Self.separator))
  }
}
