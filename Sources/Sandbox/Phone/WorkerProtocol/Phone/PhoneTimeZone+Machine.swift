package import Foundation

extension PhoneTimeZone {
  /// Returns the time zone of this machine, or of the environment's `TZ`.
  ///
  /// `TZ` can also contain a file or a rule (`KST-9`), and `/etc/localtime` can be a copy without a name. The
  /// C library reads all of these, so the result is the first named zone with the same offset at `now`.
  package static func machine(
    environment: [String: String] = ProcessInfo.processInfo.environment, now: Date = Date()
  ) -> PhoneTimeZone {
    let offset = systemOffset(at: now)
    let named = names(in: environment).lazy.compactMap(PhoneTimeZone.init)
    if let agreeing = named.first(where: { $0.zone.secondsFromGMT(for: now) == offset }) {
      return agreeing
    }
    // As in POSIX, these names count hours west of Greenwich.
    let hours = -offset / 3600
    if offset % 3600 == 0, let zone = PhoneTimeZone("Etc/GMT\(hours < 0 ? "" : "+")\(hours)") {
      return zone
    }
    let others = allNames.lazy.compactMap(PhoneTimeZone.init)
    return others.first { $0.zone.secondsFromGMT(for: now) == offset } ?? .fixed
  }

  /// Returns possible names of the machine's zone, most likely first.
  private static func names(in environment: [String: String]) -> [String] {
    let written = (try? String(contentsOfFile: "/etc/timezone", encoding: .utf8)) ?? ""
    let candidates = [
      environment["TZ"] ?? "", TimeZone.current.identifier,
      written.trimmingCharacters(in: .newlines),
      fixed.identifier,
    ]
    return candidates.map { name in
      let plain = name.hasPrefix(":") ? String(name.dropFirst()) : name
      let parts = plain.components(separatedBy: "/zoneinfo/")
      return parts.count == 2 ? parts[1] : plain
    }
  }

  /// Returns the C library's offset, in seconds east of Greenwich.
  private static func systemOffset(at date: Date) -> Int {
    var time = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return 0 }
    return parts.tm_gmtoff
  }
}
