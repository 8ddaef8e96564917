import Synchronization

/// The names that Apple's frameworks declare, up to iOS 26 and partly iOS 27.
///
/// `names.tsv` has a row for each framework. Each name begins with a digit or letter: the number of leading
/// characters that it shares with the name before it.
package enum AppleNames {
  private static let known = Mutex<[String: Set<String>]>([:])

  /// Returns a framework's names, such as `HKUnit` and `UIFont.TextStyle`; empty for other modules.
  package static func names(in framework: String) -> Set<String> {
    known.withLock { known in
      if let found = known[framework] { return found }
      let found = row(of: framework).map { Set(names(inRow: $0)) } ?? []
      known[framework] = found
      return found
    }
  }

  package static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

  /// Returns the first framework that declares a name.
  package static func framework(declaring name: String, among frameworks: [String]) -> String? {
    frameworks.first { names(in: $0).contains(name) }
  }

  /// Returns the framework that defines a C constant, such as CommonCrypto for `CC_SHA1_DIGEST_LENGTH`.
  ///
  /// The table has no constants, but they begin with the name of a function or type and an underscore.
  package static func framework(definingConstant name: String, among frameworks: [String])
    -> String?
  {
    var words = name.split(separator: "_").map(String.init)
    guard words.count > 1, name.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    while words.count > 2 {
      words.removeLast()
      let start = words.joined(separator: "_")
      if let found = framework(declaring: start, among: frameworks) { return found }
    }
    return nil
  }

  /// Returns the frameworks whose names are visible in a file: its imports, then those that they re-export.
  package static func frameworks(visibleWith imports: [String]) -> [String] {
    var seen: Set<String> = []
    var visible: [String] = []
    var waiting = imports
    while !waiting.isEmpty {
      let found = waiting.filter { isFramework($0) && seen.insert($0).inserted }
      visible += found
      waiting = found.flatMap { exports[$0] ?? ["Foundation"] }
    }
    return visible
  }

  /// The modules that a framework re-exports; every other framework re-exports Foundation.
  private static let exports = [
    "AppIntents": ["Foundation", "RelevanceKit"],
    "AVFoundation": ["Foundation", "AVFAudio", "CoreMedia", "CoreVideo", "CoreGraphics"],
    "AVKit": ["AVFoundation", "UIKit"],
    "Charts": ["SwiftUI"],
    "CloudKit": ["Foundation", "CoreLocation"],
    "CoreFoundation": [],
    "CoreGraphics": ["CoreFoundation"],
    "CoreText": ["CoreFoundation", "CoreGraphics"],
    "Dispatch": [],
    "Foundation": ["CoreFoundation", "Dispatch", "ObjectiveC"],
    "MapKit": ["CoreLocation", "UIKit"],
    "ObjectiveC": [],
    "PhotosUI": ["Photos", "UIKit"],
    "SwiftData": ["Foundation", "CoreData"],
    "SwiftUI": [
      "Foundation", "UIKit", "CoreTransferable", "UniformTypeIdentifiers", "DeveloperToolsSupport",
    ],
    "UIKit": [
      "Foundation", "CoreGraphics", "QuartzCore", "CoreImage", "CoreText", "Symbols",
      "UserNotifications",
    ],
    "WeatherKit": ["CoreLocation"],
    "WidgetKit": ["SwiftUI"],
  ]

  // MARK: - The table

  private static let frameworks: Set<String> = EmbeddedText.names.withUTF8Buffer { bytes in
    Set(
      bytes.split(separator: UInt8(ascii: "\n")).map { row in
        String(decoding: row.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
      })
  }

  private static func row(of framework: String) -> String? {
    let wanted = Array(framework.utf8) + [UInt8(ascii: "\t")]
    return EmbeddedText.names.withUTF8Buffer { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        if rest.starts(with: wanted) {
          return String(decoding: rest[..<end].dropFirst(wanted.count), as: UTF8.self)
        }
        rest = rest[end...].dropFirst()
      }
      return nil
    }
  }

  private static func names(inRow row: String) -> [String] {
    var names: [String] = []
    var last: [UInt8] = []
    for item in row.utf8.split(separator: UInt8(ascii: " ")) {
      guard let mark = item.first, let shared = digits.firstIndex(of: mark) else { continue }
      last = Array(last.prefix(shared)) + item.dropFirst()
      names.append(String(decoding: last, as: UTF8.self))
    }
    return names
  }

  private static let digits = Array(
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}
