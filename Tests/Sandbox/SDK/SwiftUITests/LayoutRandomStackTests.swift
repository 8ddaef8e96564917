import Foundation
import WorkerProtocol
import SwiftUI
import TestSupport
import Testing

/// Compares ten thousand random rows with a second, simple implementation of the rules.
@MainActor @Suite struct LayoutRandomStackTests {
  @Test(.thorough) func randomRowsFollowTheRules() throws {
    var random = SplitMix(seed: 20_261_121)
    for round in 0..<10_000 {
      let model = Model.row(
        (0..<Int.random(in: 1...6, using: &random)).map { _ in
          Model.random(depth: 0, using: &random)
        }, spacing: [nil, 0, 5].randomElement(using: &random) ?? nil)
      let offered = Double(Int.random(in: 0...400, using: &random))
      let root = PictureRenderer().layout(
        of: model.view, proposal: ProposedViewSize(width: offered, height: 10))
      let expected = model.spans(offered: offered, from: 0)
      let actual = Self.spans(of: root)
      guard expected.count == actual.count,
        zip(expected, actual).allSatisfy({
          abs($0.start - $1.start) < 0.01 && abs($0.width - $1.width) < 0.01
        })
      else {
        Issue.record(
          "round \(round), offered \(offered): \(model) gave \(actual) instead of \(expected)")
        return
      }
    }
  }

  /// Returns the spans of the row and of its descendants in the model, parents first.
  private static func spans(of node: LayoutNode) -> [Model.Span] {
    switch node.type {
    case "HStack": [Model.Span(node)] + node.children.flatMap(spans)
    default: [Model.Span(node)]
    }
  }
}

/// A row or one of its views, reduced to widths.
private indirect enum Model {
  struct Span: CustomStringConvertible {
    var start: Double
    var width: Double

    var description: String { "\(start)+\(width)" }
  }

  case fixed(Double)
  /// A view that takes any width between the minimum and the maximum.
  case flexible(minimum: Double?, maximum: Double?)
  case spacer(minimum: Double?)
  case priority(Double, Model)
  case row([Model], spacing: Double?)

  static func random(depth: Int, using random: inout SplitMix) -> Model {
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    switch Int.random(in: 0..<(depth < 1 ? 9 : 8), using: &random) {
    case 0, 1: return .fixed(number(0...120))
    case 2: return .flexible(minimum: nil, maximum: nil)
    case 3: return .flexible(minimum: number(0...120), maximum: nil)
    case 4: return .flexible(minimum: nil, maximum: number(0...200))
    case 5:
      let minimum = number(0...100)
      return .flexible(minimum: minimum, maximum: minimum + number(0...100))
    case 6: return .spacer(minimum: Bool.random(using: &random) ? nil : number(0...40))
    case 7: return .priority(number(-1...2), .random(depth: depth + 1, using: &random))
    default:
      return .row(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          Model.random(depth: depth + 1, using: &random)
        }, spacing: Bool.random(using: &random) ? nil : number(0...10))
    }
  }

  // MARK: The view

  @MainActor var view: AnyView {
    func points(_ length: Double?) -> CGFloat? {
      if let length { CGFloat(length) } else { nil }
    }
    switch self {
    case .fixed(let width):
      return AnyView(Color.red.frame(width: CGFloat(width)))
    case .flexible(nil, nil):
      return AnyView(Color.red)
    case .flexible(let minimum, let maximum):
      return AnyView(Color.red.frame(minWidth: points(minimum), maxWidth: points(maximum)))
    case .spacer(let minimum):
      return AnyView(Spacer(minLength: points(minimum)))
    case .priority(let priority, let model):
      return AnyView(model.view.layoutPriority(priority))
    case .row(let models, let spacing):
      let views = models.map(\.view)
      return AnyView(
        HStack(spacing: points(spacing)) { ForEach(views.indices, id: \.self) { views[$0] } })
    }
  }

  // MARK: The rules

  private var isSpacer: Bool {
    switch self {
    case .spacer: true
    case .priority(_, let model): model.isSpacer
    default: false
    }
  }

  private var priority: Double {
    switch self {
    case .priority(let priority, _): priority
    case .spacer: -.infinity
    default: 0
    }
  }

  private func width(offered: Double) -> Double {
    switch self {
    case .fixed(let width): width
    case .flexible(let minimum, let maximum):
      max(minimum ?? 0, min(offered, maximum ?? .infinity))
    case .spacer(let minimum): max(minimum ?? 8, offered)
    case .priority(_, let model): model.width(offered: offered)
    case .row(let models, let spacing):
      Self.shares(of: models, spacing: spacing, offered: offered).map(\.taken).reduce(0, +)
        + Self.gaps(of: models, spacing: spacing).reduce(0, +)
    }
  }

  /// Returns whether the model's first or last view, which is next to the neighbors, is a spacer.
  private func edgeIsSpacer(first: Bool) -> Bool {
    switch self {
    case .spacer: true
    case .priority(_, let model): model.edgeIsSpacer(first: first)
    case .row(let models, _):
      (first ? models.first : models.last)?.edgeIsSpacer(first: first) ?? false
    default: false
    }
  }

  private static func gaps(of models: [Model], spacing: Double?) -> [Double] {
    zip(models, models.dropFirst()).map { before, after in
      spacing ?? (before.edgeIsSpacer(first: false) || after.edgeIsSpacer(first: true) ? 0 : 8)
    }
  }

  /// Returns the proposal and width of each child, computed by group, highest priority first.
  private static func shares(
    of models: [Model], spacing: Double?, offered: Double
  ) -> [(offered: Double, taken: Double)] {
    var result = [(offered: Double, taken: Double)](repeating: (0, 0), count: models.count)
    var waiting = Array(models.indices)
    var left = offered - gaps(of: models, spacing: spacing).reduce(0, +)
    while let highest = waiting.map({ models[$0].priority }).max() {
      var group = waiting.filter { models[$0].priority == highest }
      waiting.removeAll { models[$0].priority == highest }
      let reserved = waiting.reduce(0) { $0 + models[$1].width(offered: 0) }
      while !group.isEmpty {
        // The least flexible view of the group is next. Among views with unlimited flexibility, it's the view
        // with the largest minimum, or the first of equal views.
        let next = group.reduce(group[0]) { models[$1].isServedBefore(models[$0]) ? $1 : $0 }
        let share = max(0, (left - reserved) / Double(group.count))
        let taken = models[next].width(offered: share)
        result[next] = (share, taken)
        if left.isFinite { left -= taken }
        group.removeAll { $0 == next }
      }
    }
    return result
  }

  private func isServedBefore(_ other: Model) -> Bool {
    let (mine, its) = (flexibility, other.flexibility)
    if mine != its { return mine < its }
    return mine == .infinity && width(offered: 0) > other.width(offered: 0)
  }

  private var flexibility: Double {
    let (most, least) = (width(offered: .infinity), width(offered: 0))
    return most == least ? 0 : most - least
  }

  func spans(offered: Double, from start: Double) -> [Span] {
    switch self {
    case .priority(_, let model): return model.spans(offered: offered, from: start)
    case .row(let models, let spacing):
      var spans = [Span(start: start, width: width(offered: offered))]
      var position = start
      let gaps = Self.gaps(of: models, spacing: spacing) + [0]
      let shares = Self.shares(of: models, spacing: spacing, offered: offered)
      for (index, model) in models.enumerated() {
        spans += model.spans(offered: shares[index].offered, from: position)
        position += shares[index].taken + gaps[index]
      }
      return spans
    default: return [Span(start: start, width: width(offered: offered))]
    }
  }
}

extension Model.Span {
  fileprivate init(_ node: LayoutNode) {
    self.init(start: node.frame.minX, width: node.frame.width)
  }
}
