// Runs the judge's own program again, as checks and as a worker, to respond in its place.
import Foundation

func attack() -> String {
  let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    ?? CommandLine.arguments[0]
  for role in ["checks", "worker", "canary", "enter"] {
    let process = Process()
    process.executableURL = URL(filePath: own)
    process.arguments = [role]
    if (try? process.run()) != nil { reached("the program as \(role)") }
  }
  return "?"
}
