import Drawing
import Foundation

extension PitfallRecognizer {
  /// Texts and symbols that can be seen in their own colours and not in the mode's.
  func hiddenContent(of reading: ReadPicture, in plain: SampledDrawing) -> [Pitfall] {
    let readable = plain.leaves.filter { $0.isReadable && !$0.isStencil && $0.opacity > 0.05 }
    guard !readable.isEmpty else { return [] }
    let after = rendered(plain)
    // The mode is looked at first: where it loses nothing, the colours need not be drawn.
    let lost = readable.filter { leaf in
      after.visibleShare(of: leaf) <= 0.2 && reading.drawing.visibleShare(of: leaf) >= 0.6
    }
    // Texts on one card are lost to the same fills: what is left without them is drawn once.
    var rests: [Set<Int>: SampledDrawing] = [:]
    func isSeen(_ leaf: PlacedLeaf, without removed: [PlacedLeaf]) -> Bool {
      let ordinals = Set(removed.map(\.ordinal))
      let rest = rests[ordinals] ?? rendered(plain.without(ordinals))
      rests[ordinals] = rest
      return rest.visibleShare(of: leaf) > 0.2
    }
    return grouped(
      lost.prefix(Self.mostLost).map { ($0, causes(of: $0, in: plain, isSeen: isSeen)) },
      in: reading)
  }

  /// More lost views than this are not explained one by one.
  private static let mostLost = 40
  private static let mostCandidates = 6

  private func rendered(_ drawing: SampledDrawing) -> SampledDrawing {
    SampledDrawing(drawing.list.rendered(in: mode, profile: profile))
  }

  /// The fills and images that must go for a leaf to be seen again, the topmost first.
  private func causes(
    of lost: PlacedLeaf, in plain: SampledDrawing,
    isSeen: (_ leaf: PlacedLeaf, _ removed: [PlacedLeaf]) -> Bool
  ) -> [PlacedLeaf] {
    let candidates = plain.leaves.reversed().filter { leaf in
      !leaf.isReadable && !leaf.isStencil && leaf.ordinal != lost.ordinal && leaf.opacity > 0.05
        && leaf.covers(lost.frame) > 0.5
    }.prefix(Self.mostCandidates)
    // One fill alone explains best, and the nearest one to the text before any other.
    for candidate in candidates where isSeen(lost, [candidate]) {
      return [candidate]
    }
    var removed: [PlacedLeaf] = []
    for candidate in candidates {
      removed.append(candidate)
      if removed.count > 1, isSeen(lost, removed) { return removed }
    }
    return []
  }

  /// One pitfall for everything that is lost to the same fills.
  private func grouped(
    _ losses: [(leaf: PlacedLeaf, causes: [PlacedLeaf])], in reading: ReadPicture
  ) -> [Pitfall] {
    var order: [Cause] = []
    var groups: [Cause: [(leaf: PlacedLeaf, causes: [PlacedLeaf])]] = [:]
    for loss in losses {
      let key = Cause(
        fills: loss.causes.map(\.ordinal),
        isBrightness: loss.causes.isEmpty && isReadByBrightness(loss.leaf))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(loss)
    }
    let whole = CGRect(origin: .zero, size: reading.picture.size)
    return order.compactMap { key in
      guard let losses = groups[key], let causes = losses.first?.causes else { return nil }
      let coverage = causes.map { $0.covers(whole) }.max() ?? 0
      var subjects: [PitfallSubject] = []
      for loss in losses {
        let subject = PitfallSubject(loss.leaf, in: reading)
        // A text of several lines is one view.
        if subject.node == nil || !subjects.contains(where: { $0.node == subject.node }) {
          subjects.append(subject)
        }
      }
      return Pitfall(
        rule: key.isBrightness
          ? .accentedImageFades : rule(causes: causes, coverage: coverage),
        mode: mode, subjects: subjects,
        causes: causes.map { PitfallSubject($0, in: reading) }, coverage: coverage)
    }
  }

  /// What something is lost to.
  private struct Cause: Hashable {
    var fills: [Int]
    /// True where its own brightness became its opacity.
    var isBrightness: Bool
  }

  /// True for a symbol whose mode makes opacity of brightness: what is dark of it is gone, whatever the plate.
  private func isReadByBrightness(_ leaf: PlacedLeaf) -> Bool {
    guard mode == .accented, case .symbol(let symbol) = leaf.item.content else { return false }
    let seen = ImageDrawing.effectiveMode(
      symbol.accentedMode, in: leaf.item.accent, showsFullColor: profile.showsFullColorImages)
    return seen == .desaturated || seen == .accentedDesaturated
  }

  private func rule(causes: [PlacedLeaf], coverage: Double) -> Pitfall.Rule {
    let isBlock = coverage >= Self.blockShare
    if causes.isEmpty {
      return mode == .accented ? .accentedContentFades : .vibrantContentFades
    }
    if mode == .vibrant { return isBlock ? .vibrantBlock : .vibrantFillHidesContent }
    return isBlock ? .accentedBlock : .accentedFillHidesContent
  }
}
