import Foundation
import TestSupport

/// The built `rings` on a terminal of its own, at which a test types.
final class TypedPrompt {
  private let process = Process()
  private let leader: FileHandle
  private let folder: TemporaryFolder
  /// `TIOCSPTLCK` and `TIOCGPTN`, which Swift does not import.
  private static let unlocking: UInt = 0x4004_5431
  private static let numbering: UInt = 0x8004_5430

  /// Everything that was shown so far.
  private(set) var shown = ""
  /// The screen as a person sees it now.
  private(set) var screen: TerminalScreen
  /// Bytes of a character whose rest hasn't arrived yet.
  private var unread: [UInt8] = []

  /// The workspace of this learner.
  var workspace: URL { folder.url.appending(path: "Rings") }

  /// - Throws: What the system says where there are no more terminals.
  init(
    _ words: [String], rows: UInt16 = 500, columns: UInt16 = 80,
    environment own: [String: String] = ["NO_COLOR": "1"], folder place: URL = Repository.root
  ) throws {
    folder = try TemporaryFolder()
    screen = TerminalScreen(columns: Int(columns), rows: Int(rows))
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (lock, number) = (Int32(0), UInt32(0))
    guard descriptor >= 0, ioctl(descriptor, Self.unlocking, &lock) == 0,
      ioctl(descriptor, Self.numbering, &number) == 0
    else { throw CocoaError(.fileNoSuchFile) }
    leader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    let follower = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard follower >= 0 else { throw CocoaError(.fileReadNoPermission) }
    let terminal = FileHandle(fileDescriptor: follower, closeOnDealloc: true)
    process.executableURL = RingsProcess.executable
    process.arguments = words
    process.currentDirectoryURL = place
    let environment = ProcessInfo.processInfo.environment
    // Whoever has `rings` there is not asked for a link to it.
    let path = [
      RingsProcess.executable.deletingLastPathComponent().path, environment["PATH"] ?? "",
    ]
    process.environment = environment.merging([
      "PATH": path.joined(separator: ":"),
      "RINGS_WORKSPACE": workspace.path,
      "XDG_STATE_HOME": folder.url.path, "LANG": "en_US.UTF-8", "LC_ALL": "",
      "TERM": "xterm-256color", "EDITOR": "true",
    ]) { $1 }.merging(own) { $1 }
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
  }

  func type(_ keys: String) { leader.write(Data(keys.utf8)) }

  /// Whether these words come within a time, behind what was asked for before.
  func shows(_ words: String, within limit: Duration = .seconds(120)) -> Bool {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if let range = shown.range(of: words) {
        shown = String(shown[range.upperBound...])
        return true
      }
      guard read(atMost: 100) else { return false }
    }
    return false
  }

  /// Reads what comes within so many milliseconds; false where nothing will come any more.
  private func read(atMost milliseconds: Int32) -> Bool {
    var request = pollfd(fd: leader.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(leader.fileDescriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    unread += bytes.prefix(count)
    let end = unread.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    // A character may arrive in two pieces.
    let isWhole = unread[end...].count >= max(1, (~unread[end]).leadingZeroBitCount)
    let text = String(decoding: isWhole ? unread[...] : unread[..<end], as: UTF8.self)
    unread = isWhole ? [] : Array(unread[end...])
    screen.write(text)
    shown += text
    // Colours and the editor's own signs stand between words.
    shown = shown.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    return true
  }

  var isRunning: Bool { process.isRunning }

  /// Whether the screen comes to have any text within two minutes.
  var showsAnything: Bool {
    let end = ContinuousClock.now + .seconds(120)
    while screen.text.allSatisfy(\.isWhitespace) {
      guard ContinuousClock.now < end, read(atMost: 100) else { return false }
    }
    return true
  }

  /// Whether the screen comes to have these words within a time.
  func screenShows(_ words: String, within limit: Duration = .seconds(120)) -> Bool {
    let end = ContinuousClock.now + limit
    while !screen.text.contains(words) {
      guard ContinuousClock.now < end, read(atMost: 100) else { return false }
    }
    return true
  }

  /// Whether Ctrl-C ends it, or Ctrl-D behind that: the prompt ends at the end of its input.
  var endsWhenInterrupted: Bool {
    for _ in 0..<40 where process.isRunning {
      for key in ["\u{3}", "\u{4}"] where process.isRunning {
        type(key)
        _ = read(atMost: 250)
      }
      // The terminal isn't the program's own, so the key alone is no signal.
      if process.isRunning {
        process.interrupt()
        _ = read(atMost: 250)
      }
    }
    return !process.isRunning
  }

  /// Waits for the end, and says how it ended.
  func end() -> Int32 {
    while process.isRunning, read(atMost: 100) {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit { if process.isRunning { process.terminate() } }
}
