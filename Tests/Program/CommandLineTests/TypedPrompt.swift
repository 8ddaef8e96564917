import Foundation
import TestSupport

/// The built `rings` on a pseudoterminal, at which a test types.
final class TypedPrompt {
  private let process = Process()
  private let leader: FileHandle
  private let folder: TemporaryFolder
  /// `TIOCSPTLCK` and `TIOCGPTN`, which Swift doesn't import.
  private static let unlocking: UInt = 0x4004_5431
  private static let numbering: UInt = 0x8004_5430

  private(set) var shown = ""
  private(set) var screen: TerminalScreen
  /// Bytes of a character whose rest hasn't arrived yet.
  private var unread: [UInt8] = []

  var workspace: URL { folder.url.appending(path: "Rings") }

  /// - Throws: The system's error if there are no more terminals.
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
    // Rings doesn't offer a link if `rings` is on the PATH.
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

  /// Returns whether these words appear within a time limit, after the words requested before.
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

  /// Reads output for a number of milliseconds.
  ///
  /// Returns false at the end of the output.
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
    // Colors and the editor's own sequences occur between words.
    shown = shown.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    return true
  }

  var isRunning: Bool { process.isRunning }

  /// Whether any text appears on the screen within two minutes.
  var showsAnything: Bool {
    let end = ContinuousClock.now + .seconds(120)
    while screen.text.allSatisfy(\.isWhitespace) {
      guard ContinuousClock.now < end, read(atMost: 100) else { return false }
    }
    return true
  }

  /// Returns whether these words appear on the screen within a time limit.
  func screenShows(_ words: String, within limit: Duration = .seconds(120)) -> Bool {
    let end = ContinuousClock.now + limit
    while !screen.text.contains(words) {
      guard ContinuousClock.now < end, read(atMost: 100) else { return false }
    }
    return true
  }

  /// Whether Ctrl-C ends the program, or Ctrl-D after it; the prompt ends at the end of its input.
  var endsWhenInterrupted: Bool {
    for _ in 0..<40 where process.isRunning {
      for key in ["\u{3}", "\u{4}"] where process.isRunning {
        type(key)
        _ = read(atMost: 250)
      }
      // The program doesn't control the terminal, so the key alone sends no signal.
      if process.isRunning {
        process.interrupt()
        _ = read(atMost: 250)
      }
    }
    return !process.isRunning
  }

  func end() -> Int32 {
    while process.isRunning, read(atMost: 100) {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit { if process.isRunning { process.terminate() } }
}
