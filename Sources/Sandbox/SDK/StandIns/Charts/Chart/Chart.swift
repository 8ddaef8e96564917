import AppleFoundation
public import SwiftUI

/// A view that shows data as marks between axes.
///
/// It draws bars, lines, points, areas, rules, rectangles and sectors. Selection and scrolling have no effect
/// in a widget.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct Chart<Content>: View where Content: ChartContent {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data, C>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  {
    self.content = ForEach(data, content: content)
  }

  public init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  )
  where
    Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent
  {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    ChartFrame(
      plan: ChartPlan(marks: content.allMarks, settings: settings), settings: settings)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct ChartFrame: View {
  let plan: ChartPlan
  let settings: ChartSettings

  private var hasAxes: Bool { plan.marks.contains { $0.kind != .sector } }
  private var x: AxisDrawing {
    AxisDrawing(scale: plan.x, settings: settings.x, axis: .horizontal, isShown: hasAxes)
  }
  private var y: AxisDrawing {
    AxisDrawing(scale: plan.y, settings: settings.y, axis: .vertical, isShown: hasAxes)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      AxisTitles(settings: settings, edge: .top)
      if AxisTitles.areBeside(settings) {
        HStack(spacing: 6) {
          AxisTitles(settings: settings, edge: .leading)
          plot
          AxisTitles(settings: settings, edge: .trailing)
        }
      } else {
        plot
      }
      AxisTitles(settings: settings, edge: .bottom)
      legend
    }
  }

  private var plot: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      if x.isAtStart, x.hasLabels { GridRow { xRow } }
      GridRow {
        if y.isAtStart, y.hasLabels { AxisLabels(drawing: y) }
        PlotArea(plan: plan, settings: settings, x: x, y: y)
        if !y.isAtStart, y.hasLabels { AxisLabels(drawing: y) }
      }
      if !x.isAtStart, x.hasLabels { GridRow { xRow } }
    }
  }

  @ViewBuilder private var xRow: some View {
    if y.isAtStart, y.hasLabels { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }
    AxisLabels(drawing: x)
  }

  @ViewBuilder private var legend: some View {
    if let view = settings.legendView {
      view
    } else if settings.legend != .hidden, !plan.legend.isEmpty {
      HStack(spacing: 8) {
        ForEach(plan.legend.indices, id: \.self) { index in
          HStack(spacing: 4) {
            Circle().fill(plan.legend[index].style).frame(width: 8, height: 8)
            Text(plan.legend[index].name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct PlotArea: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let x: AxisDrawing
  let y: AxisDrawing

  var body: some View {
    let plot = AnyView(
      GeometryReader { proxy in layers(PlotGeometry(plan: plan, size: proxy.size)) })
    if let style = settings.plotStyle { style(plot) } else { plot }
  }

  @ViewBuilder private func layers(_ geometry: PlotGeometry) -> some View {
    let proxy = ChartProxy(plan: plan, plotSize: geometry.size)
    ZStack(alignment: .topLeading) {
      if let background = settings.background { background(proxy) }
      Canvas { context, size in
        x.drawLines(in: &context, size: size)
        y.drawLines(in: &context, size: size)
        PlotDrawing(geometry: geometry).draw(in: &context)
      }
      annotations(geometry)
      if let overlay = settings.overlay { overlay(proxy) }
    }
    .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
  }

  private struct PlacedView {
    let view: AnyView
    let anchor: CGPoint
    let alignment: Alignment
  }

  @ViewBuilder private func annotations(_ geometry: PlotGeometry) -> some View {
    let placed = plan.marks.flatMap { placedViews(of: $0, geometry) }
    ForEach(placed.indices, id: \.self) { index in
      let item = placed[index]
      // An empty frame at the anchor; its alignment determines the side on which the view extends.
      item.view.fixedSize()
        .frame(width: 0, height: 0, alignment: item.alignment)
        .position(item.anchor)
    }
  }

  private func placedViews(of mark: Mark, _ geometry: PlotGeometry) -> [PlacedView] {
    var views: [PlacedView] = []
    if let symbol = mark.symbolView, let point = geometry.point(of: mark) {
      views.append(PlacedView(view: symbol, anchor: point, alignment: .center))
    }
    guard !mark.annotations.isEmpty, let frame = bounds(of: mark, geometry) else { return views }
    for annotation in mark.annotations {
      let spacing = annotation.spacing ?? 4
      let name = annotation.position.name
      var anchor = CGPoint(x: frame.midX, y: frame.midY)
      var horizontal = HorizontalAlignment.center
      var vertical = VerticalAlignment.center
      if name == "automatic" || name.hasPrefix("top") {
        anchor.y = frame.minY - spacing
        vertical = .bottom
      } else if name.hasPrefix("bottom") {
        anchor.y = frame.maxY + spacing
        vertical = .top
      }
      if name == "leading" || name == "trailing" {
        anchor.x = name == "leading" ? frame.minX - spacing : frame.maxX + spacing
        horizontal = name == "leading" ? .trailing : .leading
      } else if annotation.alignment.horizontal == .leading || name.hasSuffix("Leading") {
        anchor.x = frame.minX
        horizontal = .leading
      } else if annotation.alignment.horizontal == .trailing || name.hasSuffix("Trailing") {
        anchor.x = frame.maxX
        horizontal = .trailing
      }
      views.append(
        PlacedView(
          view: annotation.view, anchor: anchor,
          alignment: Alignment(horizontal: horizontal, vertical: vertical)))
    }
    return views
  }

  private func bounds(of mark: Mark, _ geometry: PlotGeometry) -> CGRect? {
    switch mark.kind {
    case .bar, .rectangle: return geometry.frame(of: mark)
    case .rule:
      guard let across = plan.x.span(of: mark.x), let up = plan.y.span(of: mark.y) else {
        return nil
      }
      return CGRect(
        x: geometry.x(across.lowerBound), y: geometry.y(up.upperBound),
        width: geometry.x(across.upperBound - across.lowerBound),
        height: geometry.y(up.lowerBound) - geometry.y(up.upperBound))
    default: return geometry.point(of: mark).map { CGRect(origin: $0, size: .zero) }
    }
  }
}
