import Foundation
import PageLink
import PageServer

/// Serves the page of a canvas on 127.0.0.1 until `rings` closes the program's standard input.
///
/// Standard input and output carry `PageMessage`s; the first one specifies the port and the secret.
@main
enum RingsPage {
  static func main() {
    // If `rings` has ended, writing fails and the next read ends the program.
    signal(SIGPIPE, SIG_IGN)
    let output = DispatchQueue(label: "rings.page.output")
    let relay = PageRelay { message in
      output.async { try? FileHandle.standardOutput.write(contentsOf: message.line) }
    }
    while let line = readLine() {
      if let message = PageMessage(line: line.utf8) { relay.take(message) }
    }
  }
}
