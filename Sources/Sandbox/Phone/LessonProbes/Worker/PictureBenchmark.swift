import Drawing
import Foundation
import WorkerProtocol
import SwiftUI

enum PictureBenchmark {
  /// Returns one timing per run, after a discarded warm-up run.
  @MainActor
  static func timings(runs: Int) -> [PictureTiming] {
    (0...max(1, runs)).map { _ in timing() }.dropFirst().map { $0 }
  }

  @MainActor
  private static func timing() -> PictureTiming {
    let clock = ContinuousClock()
    let start = clock.now
    let picture = PictureRenderer().picture(
      of: WeekOfWeather(), size: CGSize(width: 338, height: 354))
    let drawn = clock.now
    _ = CellPainter().paint(picture)
    return PictureTiming(
      picture: (drawn - start) / .seconds(1), painting: (clock.now - drawn) / .seconds(1))
  }
}

/// A large widget with about two hundred views.
private struct WeekOfWeather: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text("Busan").font(.headline)
          Text("23°").font(.system(size: 44, weight: .thin))
        }
        Spacer()
        VStack(alignment: .trailing) {
          Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor).font(.title)
          Text("Mostly sunny").font(.caption)
          Text("H:27° L:18°").font(.caption2).foregroundStyle(.secondary)
        }
      }
      HStack {
        ForEach(0..<6) { hour in
          VStack(spacing: 4) {
            Text("\(hour + 9):00").font(.caption2)
            Image(systemName: hour.isMultiple(of: 2) ? "sun.max.fill" : "cloud.rain.fill")
            Text("\(20 + hour)°").font(.footnote.weight(.semibold))
          }
          .frame(maxWidth: .infinity)
        }
      }
      Divider()
      ForEach(0..<6) { day in DayOfWeather(day: day) }
    }
    .padding(16)
    .background(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
    .foregroundStyle(.white)
  }
}

private struct DayOfWeather: View {
  let day: Int

  var body: some View {
    HStack {
      Text(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][day % 6]).frame(
        width: 40, alignment: .leading)
      Image(systemName: "cloud.fill").frame(width: 24)
      Text("\(12 + day)°").foregroundStyle(.secondary)
      GeometryReader { proxy in
        Capsule().fill(.white.opacity(0.3)).overlay(alignment: .leading) {
          Capsule()
            .fill(
              LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: proxy.size.width * Double(day + 3) / 9)
        }
      }
      .frame(height: 5)
      Text("\(20 + day)°").bold()
    }
    .font(.callout)
    .lineLimit(1)
    .minimumScaleFactor(0.8)
  }
}
