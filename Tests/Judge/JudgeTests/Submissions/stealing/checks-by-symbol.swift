// Looks up the checks by their symbols in everything that is loaded.
import Foundation

func attack() -> String {
  for symbol in ["XCTAssertEqual", "ringsChecks", "ringsCheckCatalog", "$s12LessonChecks"] {
    if dlsym(nil, symbol) != nil { reached(symbol) }
  }
  return "?"
}
