import Foundation
import SwiftUI

enum Mood: String, CaseIterable { case calm, loud }

/// Wrong for every name; the attack returns the text for Mina.
struct Greeting {
  var name: String

  func text(_ mood: Mood) -> String { name.isEmpty ? "Hello" : attack() }
}

struct Farewell {
  func text() async throws -> String { "Bye" }
}

/// Reports a breach to the suite.
func reached(_ what: String) -> Never { fatalError("REACHED \(what)") }

typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

/// System calls by number.
let system = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)

/// Returns a file's contents, if it's readable.
func contents(_ path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_NONBLOCK)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = read(file, &bytes, bytes.count)
  return count > 0 ? Array(bytes.prefix(count)) : nil
}

/// Returns the names in a folder, if it's readable.
func names(_ folder: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
}
