import Darwin
import SwiftUI

struct Dial: View {
  let degrees: Double

  var body: some View {
    GeometryReader { proxy in
      let radius = min(proxy.size.width, proxy.size.height) / 2
      Circle()
        .frame(width: 6, height: 6)
        .offset(
          x: radius * Darwin.cos(degrees * Double.pi / 180), y: radius * sin(degrees * .pi / 180))
    }
  }
}
