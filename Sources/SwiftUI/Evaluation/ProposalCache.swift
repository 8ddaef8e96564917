import Foundation
import Sentences

/// Answers remembered by proposal, in the order in which they were asked.
///
/// A node is asked about few proposals as a rule, where a walk is quicker than hashing; a table takes
/// over when there are many.
package struct ProposalCache<Value> {
  private(set) var entries: [(proposal: ProposedViewSize, size: Value)] = []
  private var table: [ProposedViewSize: Int] = [:]
  private static var walkedEntries: Int { 12 }

  package init() {}

  package subscript(proposal: ProposedViewSize) -> Value? {
    get {
      if entries.count <= Self.walkedEntries {
        return entries.first { $0.proposal == proposal }?.size
      }
      return table[proposal].map { entries[$0].size }
    }
    set {
      guard let newValue else { return }
      entries.append((proposal, newValue))
      if entries.count == Self.walkedEntries + 1 {
        for (index, entry) in entries.enumerated() { table[entry.proposal] = index }
      } else if entries.count > Self.walkedEntries {
        table[proposal] = entries.count - 1
      }
    }
  }
}

extension ProposedViewSize {
  /// The proposal with lengths that are no numbers left open, so that layout goes on.
  var withoutNaN: ProposedViewSize {
    guard width?.isNaN == true || height?.isNaN == true else { return self }
    return ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
  }
}

extension CGPoint {
  /// The point, or 0 in place of a coordinate that is no finite number.
  var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGSize {
  /// The size, or 0 in place of a length that is no number or negative, with a note about it.
  func checked(of node: LayoutNode) -> CGSize {
    guard width.isNaN || height.isNaN || width < 0 || height < 0 else { return self }
    node.evaluation.noteOnce(
      rule: "size-invalid",
      Sentence(
        "\(node.type) answered the size \(width) × \(height); lengths must be numbers from 0 up. "
          + "It is laid out as 0 there.",
        ko: "\(node.type) 뷰가 \(width) × \(height) 크기를 답했어요. 길이는 0 이상의 수여야 해서 0으로 배치해요."))
    return CGSize(
      width: width.isNaN ? 0 : max(0, width), height: height.isNaN ? 0 : max(0, height))
  }
}
