/// The jail's instructions to the sandbox launcher, passed in one environment variable.
package struct LaunchOrders: Equatable {
  /// The descriptor on which the keeper records how the program ended; nil without a keeper.
  package var record: Int32?

  package var mayStartProcesses = false

  /// The unprivileged user to become, if the process runs as root.
  package var user: UInt32?

  /// Whether the process ends if it can't become that user.
  package var insistsOnUser = false

  /// The limits of each process, unless `prlimit` sets them from outside.
  package var limits = ProcessLimits()

  package var fence = FileFence(readable: [], writable: [])

  /// A character that real paths don't contain; a path that contains it remains inaccessible.
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
