public import AppleFoundation
public import SwiftUI

/// The content of an axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol AxisContent {
  associatedtype Body: AxisContent
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Never: AxisContent {}

/// Values of an axis with their marks.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct AxisGroup {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// Returns the marks for a value; `nil` for the default grid line, tick and label.
  let marks: ((AxisValue) -> [any AxisMark])?

  static var automatic: AxisGroup {
    AxisGroup(position: .automatic, values: .automatic, marks: nil)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
protocol AxisGroupSource {
  @MainActor var groups: [AxisGroup] { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AxisContent {
  @MainActor var allGroups: [AxisGroup] {
    if let source = self as? any AxisGroupSource { return source.groups }
    return Body.self == Never.self ? [] : body.allGroups
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AxisContent where Body == Never {
  @MainActor @preconcurrency public var body: Never {
    // Never called: the chart draws this type.
    fatalError("\(Self.self) has no body because the chart draws it")
  }
}

/// Marks at values of an axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisMarks<Content>: AxisContent, AxisGroupSource where Content: AxisMark {
  @MainActor var groups: [AxisGroup] { [group] }
  private let group: AxisGroup

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisGroup(position: position, values: values) { [content($0)] }
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisGroup(position: position, values: values) { _ in [content()] }
  }

  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Value: Plottable {
    group = AxisGroup(
      position: position, values: AxisMarkValues(kind: .listed(values.map { Datum($0) }))
    ) { [content($0)] }
  }

  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) where Value: Plottable {
    group = AxisGroup(
      position: position, values: AxisMarkValues(kind: .listed(values.map { Datum($0) }))
    ) { _ in [content()] }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AxisMarks where Content == AnyAxisMark {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    group = AxisGroup(position: position, values: values) { _ in
      [AxisGridLine(stroke: stroke), AxisValueLabel()]
    }
  }

  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value: Plottable {
    group = AxisGroup(
      position: position, values: AxisMarkValues(kind: .listed(values.map { Datum($0) })),
      marks: nil)
  }

  public init<Format>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    group = AxisGroup(position: position, values: values) { _ in
      [AxisGridLine(stroke: stroke), AxisValueLabel(format: format)]
    }
  }

  public init<Format, Value>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  )
  where
    Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String,
    Value: Plottable
  {
    group = AxisGroup(
      position: position, values: AxisMarkValues(kind: .listed(values.map { Datum($0) }))
    ) { _ in
      [AxisGridLine(stroke: stroke), AxisValueLabel(format: format)]
    }
  }
}

/// Several groups of marks on an axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AnyAxisContent: AxisContent, AxisGroupSource {
  @MainActor var groups: [AxisGroup] { contents.flatMap { $0.allGroups } }
  let contents: [any AxisContent]
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<T>(_ content: T) -> T where T: AxisContent { content }

  public static func buildBlock<T>(_ content: T) -> T where T: AxisContent { content }

  public static func buildBlock<each T>(_ content: repeat each T) -> AnyAxisContent
  where repeat each T: AxisContent {
    var contents: [any AxisContent] = []
    for part in repeat each content { contents.append(part) }
    return AnyAxisContent(contents: contents)
  }

  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }

  public static func buildEither<T>(first: T) -> AnyAxisContent where T: AxisContent {
    AnyAxisContent(contents: [first])
  }

  public static func buildEither<T>(second: T) -> AnyAxisContent where T: AxisContent {
    AnyAxisContent(contents: [second])
  }

  public static func buildLimitedAvailability(_ content: any AxisContent) -> AnyAxisContent {
    AnyAxisContent(contents: [content])
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: AxisContent where Wrapped: AxisContent {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: AxisGroupSource where Wrapped: AxisContent {
  @MainActor var groups: [AxisGroup] { self?.allGroups ?? [] }
}
