import Foundation

/// The sandbox launcher's record of how a program ended, as one line of numbers.
package struct LaunchRecord: Equatable {
  package var rawStatus: Int32

  /// User and system time in microseconds.
  var processorMicroseconds: Int64

  /// Peak resident memory in bytes.
  package var peakMemory: Int

  package var processorTime: Duration { .microseconds(processorMicroseconds) }

  init(rawStatus: Int32, processorMicroseconds: Int64, peakMemory: Int) {
    self.rawStatus = rawStatus
    self.processorMicroseconds = processorMicroseconds
    self.peakMemory = peakMemory
  }

  /// Reads the launcher's file; nil if it has no record.
  package init?(path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    self.init(text: text)
  }

  init?(text: String) {
    let fields = text.split(whereSeparator: \.isWhitespace)
    guard fields.count == 4, fields[0] == "ended", let status = Int32(fields[1]),
      let time = Int64(fields[2]), let memory = Int(fields[3])
    else { return nil }
    self.init(rawStatus: status, processorMicroseconds: time, peakMemory: memory)
  }

  var text: String { "ended \(rawStatus) \(processorMicroseconds) \(peakMemory)\n" }
}
