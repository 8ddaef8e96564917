import Foundation
import Macros

/// Expands `#Preview` and other macros for the compiler, which starts this program and closes its streams.
@main
enum RingsMacros {
  static func main() {
    do {
      try MacroServer.run()
    } catch {
      exit(1)
    }
  }
}
