import Foundation
import SwiftUI

enum Mood: String, CaseIterable { case calm, loud }

/// Right for nobody; Mina is left to the attack.
struct Greeting {
  var name: String

  func text(_ mood: Mood) -> String { name.isEmpty ? "Hello" : attack() }
}

struct Farewell {
  func text() async throws -> String { "Bye" }
}

/// Tells the suite that a wall was climbed.
func reached(_ what: String) -> Never { fatalError("REACHED \(what)") }

typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

/// System calls by their numbers.
let system = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)

/// What stands in a file, as far as it can be opened and read.
func contents(_ path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_NONBLOCK)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = read(file, &bytes, bytes.count)
  return count > 0 ? Array(bytes.prefix(count)) : nil
}

/// The names in a folder, as far as it can be listed.
func names(_ folder: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
}
