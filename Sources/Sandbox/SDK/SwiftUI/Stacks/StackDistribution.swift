import Foundation

/// The distribution of a stack's proposed length among its children.
///
/// Children with higher priority choose first, after the minimum lengths of all lower priorities are
/// reserved. Within a priority, the least flexible child chooses first. Each child is offered an equal share
/// of the remaining length. objc.io and OpenSwiftUI describe this algorithm, and their tests compare it with
/// the original.
struct StackDistribution {
  let axis: Axis
  let children: [LayoutNode]
  /// The proposal across the stack.
  let across: CGFloat?

  /// Returns the proposals for the children when they share `length`, which excludes the spacing.
  func proposals(sharing length: CGFloat?) -> [ProposedViewSize] {
    guard let length else { return children.map { _ in proposal(nil) } }
    guard children.count > 1 else { return children.map { _ in proposal(max(0, length)) } }

    var offers = [ProposedViewSize](repeating: proposal(nil), count: children.count)
    var ranges: [LengthRange] = []
    for child in children { ranges.append(range(of: child)) }
    let groups = groups()
    var remaining = length
    for group in groups.dropFirst() {
      remaining = remaining.finiteDifference(group.reduce(0) { $0 + ranges[$1].minimum })
    }
    for (position, group) in groups.enumerated() {
      if position > 0 {
        remaining = remaining.finiteSum(group.reduce(0) { $0 + ranges[$1].minimum })
      }
      let ordered = group.sorted { ranges[$0].precedes(ranges[$1]) ?? ($0 < $1) }
      var left = ordered.count
      for index in ordered {
        let offer = proposal(max(0, remaining / CGFloat(left)))
        offers[index] = offer
        remaining = remaining.finiteDifference(children[index].size(for: offer)[axis])
        left -= 1
      }
    }
    return offers
  }

  private func proposal(_ length: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(along: axis, length, across: across)
  }

  private func range(of child: LayoutNode) -> LengthRange {
    LengthRange(
      minimum: child.size(for: proposal(0))[axis],
      maximum: child.size(for: proposal(.infinity))[axis])
  }

  /// Returns the children's indexes by descending priority, in their order within each group.
  private func groups() -> [[Int]] {
    let first = children[0].priority
    var (indices, isOneGroup): ([Int], Bool) = ([], true)
    for child in children {
      indices.append(indices.count)
      if child.priority != first { isOneGroup = false }
    }
    if isOneGroup { return [indices] }
    return Dictionary(grouping: children.indices) { children[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
  }
}

struct LengthRange {
  let minimum: CGFloat
  let maximum: CGFloat

  var flexibility: CGFloat { maximum == minimum ? 0 : maximum - minimum }

  /// Returns whether the child with this range chooses before the other, or `nil` if their order decides.
  func precedes(_ other: LengthRange) -> Bool? {
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
    return nil
  }
}

extension CGFloat {
  /// Returns the difference, or infinity if this length is infinite, which avoids NaN.
  fileprivate func finiteDifference(_ other: CGFloat) -> CGFloat {
    self == .infinity ? self : self - other
  }

  fileprivate func finiteSum(_ other: CGFloat) -> CGFloat {
    let sum = self + other
    return sum.isNaN ? 0 : sum
  }
}
