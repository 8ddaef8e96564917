import Foundation

/// The memory of this process's children, as reported by the kernel.
enum ChildMemory {
  private static let pause = Duration.milliseconds(20)

  /// Samples until the task is canceled, then returns the highest peak of any child, in megabytes.
  static func most() async -> Double {
    var most = 0
    while !Task.isCancelled {
      for child in children() { most = max(most, peak(of: child)) }
      try? await Task.sleep(for: pause)
    }
    return Double(most) / 1024
  }

  private static func children() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let own = "\(getpid())"
    return names.filter { name in
      guard name.allSatisfy(\.isNumber) else { return false }
      return field("PPid:", of: name) == own
    }
  }

  /// Returns a process's peak resident size, in kilobytes.
  private static func peak(of process: String) -> Int {
    field("VmHWM:", of: process).flatMap { Int($0) } ?? 0
  }

  private static func field(_ name: String, of process: String) -> String? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return status?.split(separator: "\n").first { $0.hasPrefix(name) }?
      .split(whereSeparator: \.isWhitespace).dropFirst().first.map(String.init)
  }
}
