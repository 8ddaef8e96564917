// Looks for secrets in the environment.
import Foundation

func attack() -> String {
  for (name, value) in ProcessInfo.processInfo.environment
  where name.hasPrefix("RINGS") || name.hasPrefix("XDG") || value.contains("/home/") {
    reached("the environment: \(name)")
  }
  for process in names("/proc") where Int(process) != nil {
    let text = String(decoding: contents("/proc/\(process)/environ") ?? [], as: UTF8.self)
    if text.contains("XDG_") || text.contains("USER=") { reached("an environment") }
  }
  return "?"
}
