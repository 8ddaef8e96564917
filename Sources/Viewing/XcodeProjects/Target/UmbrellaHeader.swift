import Foundation
import Storage

/// A framework's umbrella header, which has the same name as the framework.
///
/// The framework's Swift files see the header's imports implicitly.
struct UmbrellaHeader {
  /// The names of the imported modules: `UIKit` for `#import <UIKit/UIKit.h>`.
  let imports: [String]

  private static let largest = 1 << 20

  /// Reads the header; nil if the framework has none.
  init?(of module: String, in headers: [URL]) {
    guard let header = headers.first(where: { $0.lastPathComponent == module + ".h" }),
      let bytes = try? BoundedFile.read(header.path, limit: Self.largest)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.matches(of: /(?m)^\s*(?:#\s*(?:import|include)\s*<(\w+)\/|@import\s+(\w+))/)
    var seen: Set<String> = []
    imports = lines.compactMap { ($0.1 ?? $0.2).map(String.init) }
      // The framework's own headers are C, so they are skipped.
      .filter { $0 != module && seen.insert($0).inserted }
  }
}
