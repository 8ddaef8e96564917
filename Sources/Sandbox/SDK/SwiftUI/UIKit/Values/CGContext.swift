public import AppleFoundation

/// A drawing context, as in UIKit and Core Graphics.
///
/// The context records drawing instructions and draws them when the image is shown. If other code has access
/// to the bitmap's memory, each instruction updates that memory, and images use the pixels in it.
public final class CGContext {
  /// The state that `saveGState()` saves.
  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var clips: [Path] = []
    var blendMode = GraphicsContext.BlendMode.normal
    var shadow: GraphicsContext.Filter?
  }

  private var state = State()
  private var saved: [State] = []
  private var path = Path()
  /// The drawing instructions whose result isn't in the bitmap's memory yet.
  var instructions: [(inout GraphicsContext) -> Void] = []
  let size: CGSize
  /// The scale of an image of the drawing, in pixels per point; 0 for the phone's scale.
  var imageScale: CGFloat = 0

  /// The memory for the bitmap's pixels, or `nil` for UIKit's contexts.
  let memory: BitmapMemory?

  init(size: CGSize) {
    self.size = size
    memory = nil
  }

  /// Creates a context with its origin at the bottom, as bitmaps have.
  init(_ memory: BitmapMemory) {
    size = CGSize(width: memory.width, height: memory.height)
    self.memory = memory
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
  }

  public func saveGState() { saved.append(state) }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.drawn }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(color: Color(cgColor: $0), radius: blur / 2, x: offset.width, y: offset.height)
    }
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = lengths
    state.dashPhase = phase
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public var ctm: CGAffineTransform { state.transform }
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }

  public func beginPath() { path = Path() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  public func closePath() { path.closeSubpath() }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(taken(), isEvenOdd: rule == .evenOdd)
  }

  public func strokePath() { stroke(taken(), lineWidth: state.lineWidth) }
  public func clip(using rule: CGPathFillRule = .winding) { clip(taken()) }
  public func clip(to rect: CGRect) { clip(Path(rect)) }
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect), lineWidth: state.lineWidth) }
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(Path(rect), lineWidth: width) }

  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect), lineWidth: state.lineWidth)
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      var line = Path()
      line.addLines([points[start], points[start + 1]])
      stroke(line, lineWidth: state.lineWidth)
    }
  }

  public func draw(_ image: CGImage, in rect: CGRect) {
    let picture = Image(uiImage: UIImage(cgImage: image))
    guard memory != nil else { return draw { $0.draw(picture, in: rect) } }
    // The y-axis of a bitmap points up, but images stay upright.
    draw { context in
      context.translateBy(x: 0, y: rect.minY + rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(picture, in: rect)
    }
  }

  private func taken() -> Path {
    defer { path = Path() }
    return path
  }

  func setFill(_ color: Color) { state.fill = color }
  func setStroke(_ color: Color) { state.stroke = color }

  func fill(_ path: Path, isEvenOdd: Bool = false) {
    let color = state.fill
    draw { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
  }

  func stroke(_ path: Path, lineWidth: CGFloat) {
    let (color, state) = (state.stroke, state)
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin, dash: state.dash,
      dashPhase: state.dashPhase)
    draw { $0.stroke(path, with: .color(color), style: style) }
  }

  func clip(_ path: Path) { state.clips.append(path.applying(state.transform)) }

  func draw(_ instruction: @escaping (inout GraphicsContext) -> Void) {
    let state = state
    instructions.append { context in
      var copy = context
      for clip in state.clips { copy.clip(to: clip) }
      copy.concatenate(state.transform)
      copy.opacity = state.alpha
      copy.blendMode = state.blendMode
      if let shadow = state.shadow { copy.addFilter(shadow) }
      instruction(&copy)
    }
    if memory?.isShared == true { writePixels() }
  }
}
