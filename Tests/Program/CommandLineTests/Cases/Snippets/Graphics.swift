import CoreGraphics
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import WidgetKit

// 1. A bitmap in the caller's memory, drawn to and read.
func averaged() -> String {
  let size = 4
  var pixels = [UInt8](repeating: 0, count: size * size * 4)
  guard
    let context = CGContext(
      data: &pixels, width: size, height: size, bitsPerComponent: 8, bytesPerRow: size * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return "none" }
  context.setFillColor(UIColor.red.cgColor)
  context.fill(CGRect(x: 0, y: 0, width: size, height: size))
  context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
  context.fill([CGRect(x: 0, y: 0, width: 2, height: size)])
  guard let image = context.makeImage() else { return "no image" }
  let full = stride(from: 0, to: pixels.count, by: 4)
  let (red, blue) = (full.count { pixels[$0] == 255 }, full.count { pixels[$0 + 2] == 255 })
  return "\(image.width)x\(image.height) \(image.bitsPerPixel) \(image.alphaInfo == .premultipliedLast) \(red) \(blue)"
}

// 2. A context with its own memory; paths, clips, states, shadows, gradients.
func drawn() -> UIImage? {
  guard
    let context = CGContext(
      data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpace(name: CGColorSpace.sRGB)!,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  else { return nil }
  context.saveGState()
  context.translateBy(x: 0, y: 60)
  context.scaleBy(x: 1, y: -1)
  context.rotate(by: 0)
  context.setStrokeColor(UIColor.blue.cgColor)
  context.setLineWidth(4)
  context.setLineCap(.round)
  context.setLineDash(phase: 0, lengths: [4, 2])
  context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
  context.beginPath()
  context.move(to: CGPoint(x: 0, y: 0))
  context.addLine(to: CGPoint(x: 30, y: 30))
  context.addCurve(to: CGPoint(x: 60, y: 60), control1: .zero, control2: CGPoint(x: 60, y: 0))
  context.strokePath()
  context.addPath(CGPath(roundedRect: CGRect(x: 5, y: 5, width: 20, height: 20), cornerWidth: 4, cornerHeight: 4, transform: nil))
  context.clip()
  let colors = [UIColor.red.cgColor, UIColor.yellow.cgColor] as CFArray
  if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 60), options: [.drawsAfterEndLocation])
  }
  context.setShadow(offset: .zero, blur: 2)
  context.setAlpha(0.5)
  context.setBlendMode(.multiply)
  context.restoreGState()
  return context.makeImage().map { UIImage(cgImage: $0, scale: 2, orientation: .up) }
}

// 3. UIKit renderers.
func rendered() -> UIImage {
  let format = UIGraphicsImageRendererFormat.default()
  format.scale = 2
  format.opaque = false
  return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { context in
    UIColor.systemGreen.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    UIColor.black.setStroke()
    let path = UIBezierPath(roundedRect: CGRect(x: 5, y: 5, width: 30, height: 30), cornerRadius: 6)
    path.lineWidth = 2
    path.stroke()
    context.cgContext.setFillColor(UIColor.white.cgColor)
    context.cgContext.fillEllipse(in: CGRect(x: 15, y: 15, width: 10, height: 10))
    "A".draw(at: CGPoint(x: 2, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
  }
}

// 4. The older way.
func older() -> UIImage? {
  UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
  defer { UIGraphicsEndImageContext() }
  guard let context = UIGraphicsGetCurrentContext() else { return nil }
  context.setFillColor(UIColor.orange.cgColor)
  UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
  return UIGraphicsGetImageFromCurrentImageContext()
}

// 5. A thumbnail, and conversion to data.
func smaller(_ image: UIImage) -> String {
  let small = image.preparingThumbnail(of: CGSize(width: 20, height: 20)) ?? image
  let data = small.pngData()?.count ?? 0
  let jpeg = image.jpegData(compressionQuality: 0.8)
  let back = data > 0 ? small.pngData().flatMap(UIImage.init(data:)) : nil
  return "\(Int(small.size.width)) \(data > 0) \(jpeg != nil) \(back != nil)"
}

// 6. Colors from components, and their components.
func parts() -> String {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let color = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1).withAlphaComponent(0.5)
  let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  let resolved = Color.red.resolve(in: EnvironmentValues())
  _ = UIColor(Color.red.mix(with: .blue, by: 0.5)); _ = Color(dynamic); _ = Color(uiColor: color)
  _ = color.cgColor.components?.count; _ = UIColor(named: "brand") ?? .clear
  return "\(red) \(green) \(blue) \(alpha) \(resolved.red > 0.9)"
}

// 7. A canvas with symbols, text, images and layers.
struct Drawn: View {
  var body: some View {
    Canvas { context, size in
      var path = Path()
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: size.width, y: 0), control: CGPoint(x: size.width / 2, y: size.height))
      context.stroke(path, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [4]))
      context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 10, height: 10)), with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 12, y: 12)))
      context.draw(Text("Canvas"), at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
      context.draw(Image(systemName: "star"), in: CGRect(x: 20, y: 0, width: 10, height: 10))
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 40, y: 5)) }
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.addFilter(.blur(radius: 1))
        layer.clip(to: Path(CGRect(origin: .zero, size: size)))
        layer.rotate(by: .degrees(10))
        layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .style(.tint))
      }
    } symbols: {
      Text("S").tag(1)
    }
    .frame(width: 120, height: 30)
  }
}

// 8. A view as an image.
@MainActor func pictured() -> UIImage? {
  let renderer = ImageRenderer(content: Text("Pictured").padding().background(.yellow))
  renderer.scale = 2
  renderer.proposedSize = .init(width: 80, height: nil)
  renderer.isOpaque = false
  return renderer.uiImage
}

// 9. Custom shapes, insettable, animatable, with styles.
struct Wave: InsettableShape {
  var phase: Double
  var inset: CGFloat = 0
  var animatableData: Double { get { phase } set { phase = newValue } }
  func path(in rect: CGRect) -> Path {
    Path { path in
      let rect = rect.insetBy(dx: inset, dy: inset)
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
        path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 8 + phase) * rect.height / 2))
      }
    }
  }
  func inset(by amount: CGFloat) -> Wave { var copy = self; copy.inset += amount; return copy }
}
struct Shapes: View {
  var body: some View {
    HStack {
      Wave(phase: 0).stroke(.blue.gradient, lineWidth: 2).frame(width: 40, height: 20)
      RoundedRectangle(cornerRadius: 6, style: .continuous).fill(.red).stroke(.black, lineWidth: 1).frame(width: 20, height: 20)
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.green).frame(width: 20, height: 20)
      Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(-90)).frame(width: 20, height: 20)
      Capsule().fill(AngularGradient(colors: [.red, .blue], center: .center)).frame(width: 30, height: 12)
      Rectangle().fill(MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])).frame(width: 20, height: 20)
      ContainerRelativeShape().fill(.tertiary).frame(width: 20, height: 20)
      Circle().subtracting(Rectangle().size(width: 10, height: 10)).fill(.purple).frame(width: 20, height: 20)
    }
  }
}

// 10. Images with their modes.
struct Pictures: View {
  var body: some View {
    HStack {
      Image(uiImage: rendered()).resizable().interpolation(.high).aspectRatio(contentMode: .fit).frame(width: 20)
      Image(uiImage: drawn() ?? UIImage()).renderingMode(.original)
      Image(systemName: "heart.fill").symbolRenderingMode(.palette).foregroundStyle(.red, .blue).imageScale(.large)
      Image(systemName: "wifi", variableValue: 0.5).symbolVariant(.circle)
      Image(decorative: "none", bundle: nil).widgetAccentedRenderingMode(.desaturated)
      Label("Label", systemImage: "star").labelStyle(.titleAndIcon)
      AsyncImage(url: nil) { $0.resizable() } placeholder: { ProgressView() }
      Image(size: CGSize(width: 10, height: 10), label: Text("dot")) { $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pink)) }
    }
  }
}

// 11. Effects.
struct Effects: View {
  var body: some View {
    Text("Effects").padding(4)
      .background(.ultraThinMaterial, in: .rect(cornerRadius: 4))
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 6) }
      .mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
      .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
      .blendMode(.normal).compositingGroup().drawingGroup()
      .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
      .clipShape(.rect(cornerRadii: .init(topLeading: 4))).saturation(0.8).hueRotation(.degrees(5))
      .visualEffect { content, proxy in content.offset(x: proxy.size.width * 0) }
  }
}

struct GraphicsEntry: TimelineEntry { let date: Date; let lines: [String] }
struct GraphicsProvider: TimelineProvider {
  func placeholder(in context: Context) -> GraphicsEntry { GraphicsEntry(date: .now, lines: []) }
  func getSnapshot(in context: Context, completion: @escaping (GraphicsEntry) -> Void) { completion(placeholder(in: context)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GraphicsEntry>) -> Void) {
    Task { @MainActor in
      let lines = [
        averaged(), smaller(rendered()), parts(), "old \(older()?.size.width ?? 0)",
        "view \((pictured()?.size.height ?? 0) > 10)",
      ]
      completion(Timeline(entries: [GraphicsEntry(date: .now, lines: lines)], policy: .never))
    }
  }
}
struct GraphicsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "graphics", provider: GraphicsProvider()) { entry in
      VStack(alignment: .leading) {
        ForEach(entry.lines, id: \.self) { Text($0).font(.caption) }
        Drawn(); Shapes(); Pictures(); Effects()
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}
