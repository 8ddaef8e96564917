/// An iOS version, compared part by part.
package struct AvailabilityVersion: Comparable, Hashable, Codable, Sendable {
  private let parts: [Int]

  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count) else { return nil }
    self.parts = parts.compactMap { $0 }
    guard self.parts.count == parts.count else { return nil }
  }

  private func part(_ place: Int) -> Int { place < parts.count ? parts[place] : 0 }

  package static func < (left: AvailabilityVersion, right: AvailabilityVersion) -> Bool {
    (left.part(0), left.part(1), left.part(2)) < (right.part(0), right.part(1), right.part(2))
  }

  package static func == (left: AvailabilityVersion, right: AvailabilityVersion) -> Bool {
    !(left < right) && !(right < left)
  }
}
