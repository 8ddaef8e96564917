// Reads the host's files.
import Foundation

func attack() -> String {
  for file in [
    "/etc/passwd", "/etc/shadow", "/etc/hostname", "/etc/os-release", "/root" + "/.profile",
  ] {
    if contents(file) != nil { reached(file) }
  }
  for folder in ["/home", "/root", "/var", "/srv", "/opt", "/mnt", "/boot", "/run", "/sys"] {
    if !names(folder).isEmpty, !names(folder).allSatisfy({ $0 == "rings" || $0 == "swift" }) {
      let found = names(folder).filter { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)") != nil
      }
      if !found.isEmpty { reached("\(folder): \(found)") }
    }
  }
  return "?"
}
