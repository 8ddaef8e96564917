import SwiftUI

/// The widget's view: one of the two drafts below.
struct TrainView: View {
  let train: Train

  var body: some View {
    // TODO: look at both, choose one, and fix it.
    PosterDraft(train: train)
  }
}

/// Mina's draft: bold, and visible from far away.
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

/// Juno's draft: everything people may want to know.
struct BoardDraft: View {
  let train: Train

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("RailPal departures")
      Text("Train \(train.number) to \(train.destination)")
      Text(train.departure, style: .time)
      Text("Platform \(train.platform)")
      Text("Delay: \(train.delay) min")
      Text("Fares and seats in the app")
    }
    .font(.system(size: 10))
    .foregroundStyle(.gray)
  }
}
