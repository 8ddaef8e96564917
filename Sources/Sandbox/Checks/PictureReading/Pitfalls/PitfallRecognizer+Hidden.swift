import Drawing
import Foundation

extension PitfallRecognizer {
  /// Finds text and symbols that are visible in their own colors but not in the mode's colors.
  func hiddenContent(of reading: ReadPicture, in plain: SampledDrawing) -> [Pitfall] {
    let readable = plain.leaves.filter { $0.isReadable && !$0.isStencil && $0.opacity > 0.05 }
    guard !readable.isEmpty else { return [] }
    let after = rendered(plain)
    // Tests the mode first: if it loses nothing, the original colors aren't sampled.
    let lost = readable.filter { leaf in
      after.visibleShare(of: leaf) <= 0.2 && reading.drawing.visibleShare(of: leaf) >= 0.6
    }
    // All text on a card is lost to the same fills, so the drawing without these fills is cached.
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

  /// The maximum number of lost views that get an explanation.
  private static let mostLost = 40
  private static let mostCandidates = 6

  func rendered(_ drawing: SampledDrawing) -> SampledDrawing {
    SampledDrawing(drawing.list.rendered(in: mode, profile: profile))
  }

  /// Returns the fills and images that must be removed for a leaf to become visible, topmost first.
  private func causes(
    of lost: PlacedLeaf, in plain: SampledDrawing,
    isSeen: (_ leaf: PlacedLeaf, _ removed: [PlacedLeaf]) -> Bool
  ) -> [PlacedLeaf] {
    let candidates = plain.leaves.reversed().filter { leaf in
      !leaf.isReadable && !leaf.isStencil && leaf.ordinal != lost.ordinal && leaf.opacity > 0.05
        && leaf.covers(lost.frame) > 0.5
    }.prefix(Self.mostCandidates)
    // A single fill is the best explanation, and the fill nearest to the text is tried first.
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

  /// Returns one pitfall for all views that are lost to the same fills.
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
        // All lines of a `Text` belong to one view.
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

  /// The cause of a loss.
  private struct Cause: Hashable {
    var fills: [Int]
    /// Whether the leaf's own brightness became its opacity.
    var isBrightness: Bool
  }

  /// Returns whether the mode turns a symbol's brightness into opacity.
  ///
  /// Its dark parts then disappear on any background.
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
