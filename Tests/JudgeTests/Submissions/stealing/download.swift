// Asks the network through Foundation.
import Foundation

func attack() -> String {
  if (try? Data(contentsOf: URL(string: "http://127.0.0.1:80/") ?? URL(filePath: "/"))) != nil {
    reached("an address")
  }
  if let host = gethostbyname("example.com") { reached("a name: \(host)") }
  return "?"
}
