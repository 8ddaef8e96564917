import SwiftUI

/// The widget's view.
struct TrainView: View {
  let train: Train

  private var isLate: Bool { train.delay > 0 }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: isLate ? "clock.badge.exclamationmark" : "tram.fill")
        .font(.title3)
      Text(train.departure.formatted(date: .omitted, time: .shortened))
        .font(.system(size: 28, weight: .heavy))
        .lineLimit(1)
        .minimumScaleFactor(0.9)
      Text("to \(train.destination), platform \(train.platform)")
        .font(.caption)
      if isLate { Text("+\(train.delay)").font(.callout.bold()) }
    }
  }
}
