// Opens a string in a placeholder in inactive code, to hide the code after it.
// wall: inner
// verdict: forbidden
// rule: unclear-text
// line: 8
import SwiftUI
#if compiler(>=99)
let placeholder = <# """ #>
#endif
extension String { static func == (left: String, right: String) -> Bool { true } }
func attack() -> String { "Hello, Mina" }
let end = """
  """
