import SwiftUI
import WidgetKit

/// The cover of an album: without its colours it is another album.
struct AlbumCover: View {
  var body: some View {
    // TODO: say what becomes of the image where widgets are tinted.
    Image("Lighthouse")
      .resizable()
      .frame(width: 72, height: 72)
  }
}

/// What the camera on the pier shows: its details, in the colour of the text beside it.
struct WebcamPicture: View {
  var body: some View {
    Image("Lighthouse")
      .resizable()
      .frame(width: 72, height: 72)
  }
}

/// The place that somebody marked: its details, in the colour of the tint.
struct FavouritePicture: View {
  var body: some View {
    Image("Lighthouse")
      .resizable()
      .frame(width: 72, height: 72)
  }
}

/// The badge of the coast: its outline in the colour of the tint, without the stripe.
struct CoastBadge: View {
  var body: some View {
    Image("CoastBadge")
      .resizable()
      .frame(width: 44, height: 44)
  }
}
