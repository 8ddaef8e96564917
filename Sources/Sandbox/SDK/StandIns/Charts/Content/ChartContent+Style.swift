public import AppleFoundation
public import SwiftUI

/// Content with modified marks.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct ChangedContent<Content>: ChartContent, MarkSource where Content: ChartContent {
  let content: Content
  let change: (inout Mark) -> Void

  @MainActor var marks: [Mark] {
    content.allMarks.map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ChartContent {
  func changing(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
    ChangedContent(content: self, change: change)
  }

  // A style that is set closer to the mark takes precedence.

  public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    changing { if $0.style == nil, $0.styleValue == nil { $0.style = AnyShapeStyle(style) } }
  }

  public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    changing { mark in
      if mark.style == nil, mark.styleValue == nil {
        mark.styleValue = (value.label, value.datum)
      }
    }
  }

  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= max(0, min(1, opacity)) }
  }

  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.stroke = $0.stroke ?? style }
  }

  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = $0.interpolation ?? method }
  }

  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changing { mark in
      mark.symbol = mark.symbol ?? symbol
      mark.hidesSymbol = false
    }
  }

  public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    changing { mark in
      mark.symbolValue = mark.symbolValue ?? value.datum
      mark.hidesSymbol = false
      if mark.series == nil { mark.series = value.datum }
    }
  }

  @MainActor public func symbol<V>(
    @ViewBuilder symbol: @escaping () -> V
  ) -> some ChartContent where V: View {
    let view = AnyView(symbol())
    return changing { mark in
      mark.symbolView = mark.symbolView ?? view
      mark.hidesSymbol = false
    }
  }

  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { $0.symbolArea = max(0, area) }
  }

  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { $0.symbolArea = max(0, size.width * size.height) }
  }

  public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    changing { $0.symbolArea = max(16, min(400, value.datum.quantity ?? 36)) }
  }

  public func position<D>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent where D: Plottable {
    changing { $0.position = $0.position ?? value.datum }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing { mark in
      mark.offset.width += x
      mark.offset.height += y
    }
  }

  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent
  where S: Shape {
    changing { $0.shape = $0.shape ?? AnyShape(shape) }
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.shadow = $0.shadow ?? .shadow(color: color, radius: radius, x: x, y: y) }
  }

  public func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.zIndex = value }
  }

  // Screen readers use the chart's labels rather than the labels of its marks.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public func accessibilityLabel<S>(_ label: S) -> some ChartContent where S: StringProtocol {
    self
  }
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityValue<S>(_ value: S) -> some ChartContent where S: StringProtocol {
    self
  }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
}
