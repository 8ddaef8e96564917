import Foundation

/// How long this machine's processors have worked, whoever for: what jailed processes took is in nobody's account.
enum MachineTime {
  /// In seconds; nothing else should run while it is measured.
  static func now() -> Double {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    let fields = text.split(separator: "\n").first?.split(separator: " ").dropFirst().compactMap {
      Double($0)
    }
    guard let fields, fields.count >= 8 else { return 0 }
    // User, nice, system, interrupts; idle and waiting are not work.
    let ticks = fields[0] + fields[1] + fields[2] + fields[5] + fields[6]
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
