import SwiftUI

/// The list of all places.
///
/// Leave this file as it is.
struct PlaceList: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Places")
        .font(.largeTitle.bold())
      ForEach(Place.all, id: \.id) { place in
        Text(place.name)
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The screen of one place.
struct PlaceScreen: View {
  let place: Place

  var body: some View {
    VStack {
      Text(place.name)
        .font(.title)
      Text("\(place.temperature)°")
        .font(.system(size: 80, weight: .thin))
    }
  }
}
