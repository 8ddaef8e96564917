import CoreGraphics
import SwiftUI
import WidgetKit

struct Sparkline: Shape {
  let values: [CGFloat]

  func path(in rect: CGRect) -> Path {
    let line = CGMutablePath()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(max(1, values.count - 1)),
        y: rect.maxY - rect.height * value)
      if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
    }
    return Path(line)
  }
}

struct SparklineView: View {
  let ink = CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)

  var body: some View {
    Sparkline(values: [0.2, 0.5, 0.3, 0.9])
      .stroke(Color(cgColor: ink), style: StrokeStyle(lineWidth: 2, lineCap: CGLineCap.round))
      .frame(width: CGFloat(120), height: 40)
  }
}
