import Foundation
import Judge
import Sentences

/// A field of somebody's table as a text that may be printed.
enum HarmlessCell {
  static func text(_ value: String) -> String {
    HarmlessText.text(value, limit: 500).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
