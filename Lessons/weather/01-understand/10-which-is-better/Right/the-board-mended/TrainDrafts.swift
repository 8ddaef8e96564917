import SwiftUI

/// What the widget shows: one of the two drafts below.
struct TrainView: View {
  let train: Train

  var body: some View {
    BoardDraft(train: train)
  }
}

/// Mina's draft: bold, and seen from afar.
struct PosterDraft: View {
  let train: Train

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12)
        .fill(train.delay > 0 ? .red : .green)
      VStack {
        Text("RailPal")
          .font(.headline)
        Text(train.departure, style: .time)
          .font(.title)
        Text("Platform \(train.platform)")
          .font(.system(size: 9))
      }
      .foregroundStyle(.white)
    }
  }
}

/// Juno's draft: everything that one may want to know.
struct BoardDraft: View {
  let train: Train

  var body: some View {
    VStack(alignment: .leading) {
      Text(train.departure, style: .time)
        .font(.system(size: 30, weight: .bold))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      Text(train.destination)
        .font(.callout)
      Text(
        train.delay > 0
          ? "Platform \(train.platform), +\(train.delay) min" : "Platform \(train.platform)"
      )
      .font(.footnote)
    }
  }
}
