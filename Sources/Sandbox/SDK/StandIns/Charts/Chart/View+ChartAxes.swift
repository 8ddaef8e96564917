public import AppleFoundation
public import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated func changingChart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    changingChart { $0.x.visibility = visibility }
  }

  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    changingChart { $0.y.visibility = visibility }
  }

  @MainActor public func chartXAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let groups = content().allGroups
    return changingChart { $0.x.groups = groups }
  }

  @MainActor public func chartYAxis<Content>(
    @AxisContentBuilder content: () -> Content
  ) -> some View where Content: AxisContent {
    let groups = content().allGroups
    return changingChart { $0.y.groups = groups }
  }

  nonisolated public func chartXScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    changingChart { $0.x.set(domain, type) }
  }

  nonisolated public func chartYScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    changingChart { $0.y.set(domain, type) }
  }

  nonisolated public func chartXScale<Domain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    changingChart { $0.x.set(domain, type) }
  }

  nonisolated public func chartYScale<Domain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    changingChart { $0.y.set(domain, type) }
  }

  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    changingChart { $0.x.isLogarithmic = type == .log }
  }

  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    changingChart { $0.y.isLogarithmic = type == .log }
  }

  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    changingChart {
      $0.x.title = AxisTitle(
        view: AnyView(Text(labelKey)), position: position, alignment: alignment, spacing: spacing)
    }
  }

  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol {
    let text = AnyView(Text(String(label)))
    return changingChart {
      $0.x.title = AxisTitle(
        view: text, position: position, alignment: alignment, spacing: spacing)
    }
  }

  @MainActor public func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let title = AxisTitle(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing,
      isText: false)
    return changingChart { $0.x.title = title }
  }

  @MainActor public func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View where C: View {
    let title = AxisTitle(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing,
      isText: false)
    return changingChart { $0.y.title = title }
  }

  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    changingChart {
      $0.y.title = AxisTitle(
        view: AnyView(Text(labelKey)), position: position, alignment: alignment, spacing: spacing)
    }
  }

  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol {
    let text = AnyView(Text(String(label)))
    return changingChart {
      $0.y.title = AxisTitle(
        view: text, position: position, alignment: alignment, spacing: spacing)
    }
  }
}

/// The range of the plot that a scale uses.
///
/// The simulated phone always uses the whole plot.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct PlotDimensionScaleRange: Sendable {
  public static var plotDimension: PlotDimensionScaleRange { .init() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    .init()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AxisSettings {
  mutating func set(_ domain: some ScaleDomain, _ type: ScaleType?) {
    if let automatic = domain as? AutomaticScaleDomain {
      includesZero = automatic.includesZero ?? includesZero
      isReversed = automatic.isReversed
    } else if let listed = domain as? any DatumDomain {
      self.domain = listed.data
    }
    if let type { isLogarithmic = type == .log }
  }
}
