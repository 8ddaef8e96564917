// Sends a request to the network through Foundation.
import Foundation

func attack() -> String {
  if (try? Data(contentsOf: URL(string: "http://127.0.0.1:80/") ?? URL(filePath: "/"))) != nil {
    reached("an address")
  }
  let done = DispatchSemaphore(value: 0)
  for address in ["https://example.com/", "http://127.0.0.1:80/", "https://localhost/"] {
    URLSession(configuration: .ephemeral).dataTask(with: URL(string: address)!) { data, _, _ in
      if data?.isEmpty == false { reached("\(address) with a session") }
      done.signal()
    }.resume()
    _ = done.wait(timeout: .now() + 0.5)
  }
  if let host = gethostbyname("example.com") { reached("a name: \(host)") }
  return "?"
}
