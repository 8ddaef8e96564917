import Foundation
import SwiftSource
import Testing

@Suite("Types have names of their own")
struct NameTests {
  /// Returns the types that are visible to other files, with the targets that declare each name.
  private func homes() throws -> [String: Set<String>] {
    var homes: [String: Set<String>] = [:]
    for file in try House.swiftFiles(under: "Sources") {
      for type in SwiftFile(try String(contentsOf: file, encoding: .utf8)).types
      where type.enclosing == nil && type.keyword != "extension"
        && Set(type.attributes).isDisjoint(with: ["private", "fileprivate"])
      {
        homes[type.name, default: []].insert(House.target(of: file) ?? "")
      }
    }
    return homes
  }

  /// Several of Apple's modules have types of the same name, so they're exempt.
  @Test func noTwoTargetsDeclareTheSameTypeName() throws {
    let homes = try homes()
    #expect(homes["Text"] == ["SwiftUI"], "no types were found")
    for (name, targets) in homes.sorted(by: { $0.key < $1.key })
    where targets.count > 1 && !targets.allSatisfy(House.isOfApple) {
      Issue.record(
        "\(name) is a type in \(targets.sorted().joined(separator: " and ")): give ours another name"
      )
    }
  }
}
