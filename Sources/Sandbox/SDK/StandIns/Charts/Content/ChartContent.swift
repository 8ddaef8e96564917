import SwiftUI

/// The content of a chart: one or more marks.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Primitive content; all other content is defined by its `body`.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
protocol MarkSource {
  @MainActor var marks: [Mark] { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Never: ChartContent {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ChartContent {
  @MainActor var allMarks: [Mark] {
    if let source = self as? any MarkSource { return source.marks }
    return Body.self == Never.self ? [] : body.allMarks
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ChartContent where Body == Never {
  @MainActor @preconcurrency public var body: Never {
    // Never called: the chart draws this type.
    fatalError("\(Self.self) has no body because the chart draws it")
  }
}

/// Content with its type erased.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AnyChartContent: ChartContent, MarkSource {
  private let content: any ChartContent

  public init(_ content: any ChartContent) {
    self.content = content
  }

  @MainActor var marks: [Mark] { content.allMarks }
}

/// Several pieces of content in order.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct BuilderTuple<each Content>: ChartContent, MarkSource
where repeat each Content: ChartContent {
  let content: (repeat each Content)

  @MainActor var marks: [Mark] {
    var all: [Mark] = []
    for part in repeat each content { all += part.allMarks }
    return all
  }
}

/// One of two alternatives.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum BuilderConditional<TrueContent, FalseContent>: ChartContent, MarkSource
where TrueContent: ChartContent, FalseContent: ChartContent {
  case first(TrueContent)
  case second(FalseContent)

  @MainActor var marks: [Mark] {
    switch self {
    case .first(let content): content.allMarks
    case .second(let content): content.allMarks
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: ChartContent where Wrapped: ChartContent {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: MarkSource where Wrapped: ChartContent {
  @MainActor var marks: [Mark] { self?.allMarks ?? [] }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  public static func buildBlock() -> BuilderTuple<> { BuilderTuple(content: ()) }

  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> BuilderTuple<repeat each Content> where repeat each Content: ChartContent {
    BuilderTuple(content: (repeat each content))
  }

  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: ChartContent {
    content
  }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    .first(first)
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    .second(second)
  }

  public static func buildLimitedAvailability(_ content: any ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}
