import SwiftUI
import WidgetKit

/// An album cover, which needs its own colors.
struct AlbumCover: View {
  var body: some View {
    // TODO: choose how the image looks in a tinted widget.
    Image("Lighthouse")
      .resizable()
      .frame(width: 72, height: 72)
  }
}

/// A picture from the pier's webcam: its details, in the color of the text beside it.
struct WebcamPicture: View {
  var body: some View {
    Image("Lighthouse")
      .resizable()
      .frame(width: 72, height: 72)
  }
}

/// A picture of a favorite place: its details, in the tint color.
struct FavouritePicture: View {
  var body: some View {
    Image("Lighthouse")
      .resizable()
      .frame(width: 72, height: 72)
  }
}

/// The coast's badge: its outline in the tint color, without the stripe.
struct CoastBadge: View {
  var body: some View {
    Image("CoastBadge")
      .resizable()
      .frame(width: 44, height: 44)
  }
}
