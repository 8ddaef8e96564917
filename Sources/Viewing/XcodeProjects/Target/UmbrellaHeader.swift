import Foundation
import Storage

/// The header of a framework that is called as the framework is.
///
/// Swift files of the framework see what it imports, without an import of their own.
struct UmbrellaHeader {
  /// The modules that it imports, by their names: `UIKit` of `#import <UIKit/UIKit.h>`.
  let imports: [String]

  private static let largest = 1 << 20

  /// Nil where the framework has none.
  init?(of module: String, in headers: [URL]) {
    guard let header = headers.first(where: { $0.lastPathComponent == module + ".h" }),
      let bytes = try? BoundedFile.read(header.path, limit: Self.largest)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.matches(of: /(?m)^\s*(?:#\s*(?:import|include)\s*<(\w+)\/|@import\s+(\w+))/)
    var seen: Set<String> = []
    imports = lines.compactMap { ($0.1 ?? $0.2).map(String.init) }
      // Its other headers are in C.
      .filter { $0 != module && seen.insert($0).inserted }
  }
}
