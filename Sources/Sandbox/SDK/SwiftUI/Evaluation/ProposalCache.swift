import Foundation
import Sentences

/// A cache of layout results by proposal, in the order of the requests.
package struct ProposalCache<Value> {
  private var places = ProposalPlaces()
  private var values: [Value] = []

  package init() {}

  package subscript(proposal: ProposedViewSize) -> Value? {
    get {
      let place = places.place(of: proposal)
      return place < 0 ? nil : values[place]
    }
    set {
      guard let newValue else { return }
      places.add(proposal)
      values.append(newValue)
    }
  }

  var entries: [(proposal: ProposedViewSize, size: Value)] {
    Array(zip(places.proposals, values))
  }
}

/// The indexes of proposals, in the order of their first use.
///
/// This is the hottest lookup of layout. The type isn't generic, because unoptimized generic code looks up
/// its types at every step. Most nodes see few proposals, for which a linear search is faster than hashing; a
/// table takes over beyond that.
private struct ProposalPlaces {
  private(set) var proposals: [ProposedViewSize] = []
  private var widths: [UInt] = []
  private var heights: [UInt] = []
  private var table: [ProposedViewSize: Int] = [:]
  private static var walkedEntries: Int { 12 }

  /// Returns the index of the proposal, or -1 if it's new.
  func place(of proposal: ProposedViewSize) -> Int {
    let count = widths.count
    guard count <= Self.walkedEntries else { return table[proposal] ?? -1 }
    let (width, height) = (Self.pattern(proposal.width), Self.pattern(proposal.height))
    var place = 0
    while place < count {
      if widths[place] == width, heights[place] == height { return place }
      place += 1
    }
    return -1
  }

  mutating func add(_ proposal: ProposedViewSize) {
    proposals.append(proposal)
    widths.append(Self.pattern(proposal.width))
    heights.append(Self.pattern(proposal.height))
    let count = proposals.count
    if count == Self.walkedEntries + 1 {
      for (place, proposal) in proposals.enumerated() { table[proposal] = place }
    } else if count > Self.walkedEntries {
      table[proposal] = count - 1
    }
  }

  /// Returns a unique number for a length.
  ///
  /// An unspecified length has the bit pattern of a NaN.
  private static func pattern(_ length: CGFloat?) -> UInt {
    guard let length else { return UInt.max }
    return length == 0 ? 0 : length.bitPattern
  }
}

extension ProposedViewSize {
  /// The proposal with NaN lengths left unspecified, so that layout can continue.
  var withoutNaN: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}

extension CGPoint {
  /// The point with nonfinite coordinates replaced by 0.
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGSize {
  /// Returns the size with NaN and negative lengths replaced by 0, and notes any replacement.
  func checked(of node: LayoutNode) -> CGSize {
    guard width.isNaN || height.isNaN || width < 0 || height < 0 else { return self }
    node.evaluation.noteOnce(
      rule: "size-invalid",
      Sentence(
        "\(node.type) returned the size \(width) × \(height), but lengths must be 0 or more. "
          + "An invalid length counts as 0.",
        ko: "\(node.type) 뷰가 \(width) × \(height) 크기를 돌려줬어요. 길이는 0 이상이어야 해서, 잘못된 길이는 0으로 쳐요."))
    return CGSize(
      width: width.isNaN ? 0 : max(0, width), height: height.isNaN ? 0 : max(0, height))
  }
}
