import AppleFoundation
import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct PlotDrawing {
  let geometry: PlotGeometry

  func draw(in context: inout GraphicsContext) {
    var drawn: Set<GroupKey> = []
    let marks = geometry.plan.marks
    // Sorting by index second makes the order stable.
    let order = marks.indices.sorted { first, second in
      (marks[first].zIndex, first) < (marks[second].zIndex, second)
    }
    for index in order {
      let mark = marks[index]
      var layer = context
      layer.opacity *= mark.opacity
      if let shadow = mark.shadow { layer.addFilter(shadow) }
      switch mark.kind {
      case .line, .area:
        if drawn.insert(GroupKey(kind: mark.kind, group: mark.group)).inserted {
          let points = marks.filter { $0.kind == mark.kind && $0.group == mark.group }
          drawRun(points, in: &layer)
        }
        if !mark.hidesSymbol { drawSymbol(mark, in: &layer) }
      case .point: drawSymbol(mark, in: &layer)
      case .bar, .rectangle: drawFrame(mark, in: &layer)
      case .rule: drawRule(mark, in: &layer)
      case .sector: break
      }
    }
    drawSectors(marks.filter { $0.kind == .sector }, in: &context)
  }

  /// The identity of a line or area.
  private struct GroupKey: Hashable {
    let kind: Mark.Kind
    let group: Datum?
  }

  private func shading(_ mark: Mark) -> GraphicsContext.Shading {
    .style(mark.style ?? AnyShapeStyle(Color.blue))
  }

  private func drawRun(_ marks: [Mark], in context: inout GraphicsContext) {
    guard let first = marks.first else { return }
    let placed = marks.compactMap { mark in geometry.point(of: mark).map { (mark, $0) } }
      .sorted { $0.1.x < $1.1.x }
    let points = placed.map(\.1)
    guard let start = points.first else { return }
    let method = first.interpolation?.kind ?? .linear
    var path = Path()
    path.move(to: start)
    LinePath(points: points, method: method).add(to: &path)
    if first.kind == .line {
      let style = first.stroke ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      context.stroke(path, with: shading(first), style: style)
      return
    }
    let base = placed.map { CGPoint(x: $0.1.x, y: baseline(of: $0.0)) }
    guard let end = base.last else { return }
    path.addLine(to: end)
    LinePath(points: base.reversed(), method: method).add(to: &path)
    path.closeSubpath()
    context.fill(path, with: shading(first))
  }

  /// Returns the lower edge of an area: its range's start, zero, or the plot's edge.
  private func baseline(of mark: Mark) -> CGFloat {
    let fraction: Double? =
      if case .range(let start, _) = mark.y {
        geometry.plan.y.fraction(of: start)
      } else {
        geometry.plan.y.fraction(of: .number(0)).map { max(0, min(1, $0)) }
      }
    return geometry.y(fraction ?? 0)
  }

  private func drawSymbol(_ mark: Mark, in context: inout GraphicsContext) {
    guard mark.symbolView == nil, let center = geometry.point(of: mark) else { return }
    let symbol = mark.symbol ?? .circle
    let side = mark.symbolArea.squareRoot()
    let frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    guard let width = symbol.lineWidth else {
      return context.fill(symbol.path(in: frame), with: shading(mark))
    }
    let path = symbol.path(in: frame.insetBy(dx: width / 2, dy: width / 2))
    context.stroke(path, with: shading(mark), lineWidth: width)
  }

  private func drawFrame(_ mark: Mark, in context: inout GraphicsContext) {
    guard let frame = geometry.frame(of: mark) else { return }
    let radius = min(mark.cornerRadius ?? 0, frame.width / 2, frame.height / 2)
    let path =
      mark.shape?.path(in: frame)
      ?? (radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame))
    context.fill(path, with: shading(mark))
  }

  private func drawRule(_ mark: Mark, in context: inout GraphicsContext) {
    guard let across = geometry.plan.x.span(of: mark.x), let up = geometry.plan.y.span(of: mark.y)
    else { return }
    let start: CGPoint
    let end: CGPoint
    if case .value = mark.x {
      let middle = geometry.x((across.lowerBound + across.upperBound) / 2)
      start = CGPoint(x: middle, y: geometry.y(up.lowerBound))
      end = CGPoint(x: middle, y: geometry.y(up.upperBound))
    } else {
      let middle = geometry.y((up.lowerBound + up.upperBound) / 2)
      start = CGPoint(x: geometry.x(across.lowerBound), y: middle)
      end = CGPoint(x: geometry.x(across.upperBound), y: middle)
    }
    var path = Path()
    path.addLines([start, end])
    context.stroke(
      path.offsetBy(dx: mark.offset.width, dy: mark.offset.height), with: shading(mark),
      style: mark.stroke ?? StrokeStyle(lineWidth: 1))
  }

  private func drawSectors(_ marks: [Mark], in context: inout GraphicsContext) {
    let total = marks.reduce(0) { $0 + $1.angle }
    guard total > 0 else { return }
    let size = geometry.size
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    var angle = -Double.pi / 2
    for mark in marks {
      let turn = 2 * .pi * mark.angle / total
      let outer = mark.outerRadius.length(of: radius, automatic: radius)
      // The gap between two sectors, measured along the outer edge.
      let gap = min(turn / 2, outer > 0 ? mark.angularInset / outer : 0)
      let (start, end) = (angle + gap, angle + turn - gap)
      let inner = min(outer, mark.innerRadius.length(of: radius, automatic: 0))
      var path = Path()
      path.addArc(
        center: center, radius: outer, startAngle: .radians(start), endAngle: .radians(end),
        clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner, startAngle: .radians(end), endAngle: .radians(start),
          clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
      var layer = context
      layer.opacity *= mark.opacity
      layer.fill(path, with: shading(mark))
      angle += turn
    }
  }
}
