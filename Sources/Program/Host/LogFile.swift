package import Foundation
import Logging
import Sentences
import Storage
import Synchronization

/// The log: every message goes to a file in the cache, and messages of the levels in `RINGS_LOG` go to
/// standard error.
///
/// `rings doctor --report` attaches the file, so no message may contain learner code. Each run appends to the
/// file. A run that finds more than `sizeLimit` bytes in the file first moves them aside. The log therefore
/// never exceeds twice that size.
package final class LogFile: Sendable {
  /// The environment variable for the levels to print: `error` to `trace`.
  package static let variable = "RINGS_LOG"

  /// The log's size limit in bytes: 256 KiB.
  private static let sizeLimit = 256 << 10

  private let place: URL
  private let printed: Logger.Level?
  /// The file's descriptor; -1 if it can't be opened, because a full or read-only disk must not stop a
  /// command.
  private let descriptor = Mutex<Int32?>(nil)

  /// - Parameter environment: The environment that locates the cache and sets the levels to print.
  package init(environment: [String: String]) {
    place = Self.place(environment: environment)
    printed = environment[Self.variable].flatMap { Logger.Level(rawValue: $0.lowercased()) }
  }

  package static func place(environment: [String: String]) -> URL {
    CacheDirectory.user(environment: environment).url.appending(path: "log.txt")
  }

  /// Returns the log of this run and earlier runs, or an empty string if there is none.
  package static func text(environment: [String: String]) -> String {
    let place = place(environment: environment)
    return [older(place), place].compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .joined()
  }

  /// Starts collecting the messages of all modules.
  package func start() {
    LoggingSystem.bootstrap { LogWriter(file: self, label: $0) }
  }

  fileprivate func write(_ line: String, at level: Logger.Level) {
    let bytes = Array(line.utf8)
    descriptor.withLock { descriptor in
      let open = descriptor ?? opened()
      descriptor = open
      if open >= 0 { _ = Glibc.write(open, bytes, bytes.count) }
    }
    if let printed, level >= printed { _ = Glibc.write(STDERR_FILENO, bytes, bytes.count) }
  }

  private func opened() -> Int32 {
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    var status = stat()
    if stat(place.path, &status) == 0, status.st_size > Self.sizeLimit {
      rename(place.path, Self.older(place).path)
    }
    return open(place.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
  }

  private static func older(_ place: URL) -> URL {
    place.deletingLastPathComponent().appending(path: "log.older.txt")
  }
}

/// Writes each message as a line: UTC time, level, module, message, and metadata in alphabetical order.
private struct LogWriter: LogHandler {
  let file: LogFile
  let label: String
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .debug

  init(file: LogFile, label: String) {
    self.file = file
    self.label = label
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    let values = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    let text = SanitizedText.text("\(event.message)\(values)")
    file.write("\(Self.time()) \(event.level) \(label): \(text)\n", at: event.level)
  }

  /// Returns the time in UTC, such as `2026-12-01T09:41:00.000Z`.
  ///
  /// Loading Foundation's calendar for the first message would take a tenth of the time to the first prompt.
  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    gmtime_r(&now.tv_sec, &parts)
    func digits(_ number: Int, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = [Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { digits($0, 2) }
    let hour = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits(Int($0), 2) }
    return "\(Int(parts.tm_year) + 1900)-\(day.joined(separator: "-"))"
      + "T\(hour.joined(separator: ":")).\(digits(now.tv_nsec / 1_000_000, 3))Z"
  }
}
