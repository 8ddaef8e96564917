import SwiftUI

/// Two colors, and functions with the names of SwiftUI's own. No probe calls them with these labels.
private struct Palette {
  let top: Color
  let bottom: Color
}

struct Tones {
  let colors: [Color]

  func map(each change: (Color) -> Color) -> Tones { Tones(colors: colors.map(change)) }
  func font(size: CGFloat) -> Font { .system(size: size) }
}

extension Palette {
  init(_ top: UInt32, _ bottom: UInt32) {
    self.init(top: Color(hex: top), bottom: Color(hex: bottom))
  }
}

extension Color {
  fileprivate init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
  }
}

extension View {
  func font(for family: String) -> some View { font(family.isEmpty ? .body : .caption) }
}

extension Sky {
  fileprivate var palette: Palette {
    switch self {
    case .clear: Palette(0x0D47A1, 0x1565C0)
    case .clouds: Palette(0x37474F, 0x546E7A)
    case .rain: Palette(0x1A2F45, 0x2F4F6F)
    case .snow: Palette(0x37617A, 0x4A7088)
    case .storm: Palette(0x2A1F4A, 0x4A3568)
    }
  }
}

struct SkyBackground: View {
  let sky: Sky
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let tones = Tones(colors: [sky.palette.top, sky.palette.bottom])
      .map(each: { scheme == .dark ? $0.opacity(0.4) : $0 })
    LinearGradient(colors: tones.colors, startPoint: .top, endPoint: .bottom)
      .background(.black)
  }

  /// A function of its own called `font`, with a different label.
  func font(for sky: Sky) -> Font { sky == .clear ? .body : .caption }
}
