import Foundation
import Storage

/// The parts of an Objective-C header that matter to Swift code.
struct HeaderText {
  private let text: String

  private static let largest = 1 << 20

  /// Reads a header; nil if it doesn't exist.
  init?(at place: URL) {
    guard let bytes = try? BoundedFile.read(place.path, limit: Self.largest) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The names of the imported modules: `UIKit` for `#import <UIKit/UIKit.h>`.
  var imports: [String] {
    let lines = text.matches(of: /(?m)^\s*(?:#\s*(?:import|include)\s*<(\w+)\/|@import\s+(\w+))/)
    var seen: Set<String> = []
    return lines.compactMap { ($0.1 ?? $0.2).map(String.init) }.filter { seen.insert($0).inserted }
  }

  /// The paths of the imported headers in quotes: `Store.h` for `#import "Store.h"`.
  var files: [String] {
    text.matches(of: /(?m)^\s*#\s*(?:import|include)\s*"([^"]+)"/).map { String($0.1) }
  }

  /// The names of the declared classes, protocols, enumerations and structures.
  var names: Set<String> {
    let classes = text.matches(of: /@(?:interface|protocol)\s+(\w+)/).map { String($0.1) }
    let enumerations = text.matches(
      of: /\bNS_(?:TYPED_|STRING_|CLOSED_|ERROR_)?(?:ENUM|OPTIONS)\s*\([^,()]*,\s*(\w+)/)
    let structures = text.matches(of: /\btypedef\s+struct\b[^;{]*\{[^}]*\}\s*(\w+)\s*;/)
    return Set(classes + enumerations.map { String($0.1) } + structures.map { String($0.1) })
  }
}
