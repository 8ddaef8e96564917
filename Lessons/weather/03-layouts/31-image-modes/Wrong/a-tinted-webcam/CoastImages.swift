import SwiftUI
import WidgetKit

/// The cover of an album: without its colours it is another album.
struct AlbumCover: View {
  var body: some View {
    image
      .frame(width: 72, height: 72)
  }

  @ViewBuilder private var image: some View {
    if #available(iOS 18.0, *) {
      Image("Lighthouse").resizable().widgetAccentedRenderingMode(.fullColor)
    } else {
      Image("Lighthouse").resizable()
    }
  }
}

/// What the camera on the pier shows: its details, in the colour of the text beside it.
struct WebcamPicture: View {
  var body: some View {
    image
      .frame(width: 72, height: 72)
  }

  @ViewBuilder private var image: some View {
    if #available(iOS 18.0, *) {
      Image("Lighthouse").resizable().widgetAccentedRenderingMode(.accentedDesaturated)
    } else {
      Image("Lighthouse").resizable()
    }
  }
}

/// The place that somebody marked: its details, in the colour of the tint.
struct FavouritePicture: View {
  var body: some View {
    image
      .frame(width: 72, height: 72)
  }

  @ViewBuilder private var image: some View {
    if #available(iOS 18.0, *) {
      Image("Lighthouse").resizable().widgetAccentedRenderingMode(.accentedDesaturated)
    } else {
      Image("Lighthouse").resizable()
    }
  }
}

/// The badge of the coast: its outline in the colour of the tint, without the stripe.
struct CoastBadge: View {
  var body: some View {
    image
      .frame(width: 44, height: 44)
  }

  @ViewBuilder private var image: some View {
    if #available(iOS 18.0, *) {
      Image("CoastBadge").resizable().widgetAccentedRenderingMode(.accented)
    } else {
      Image("CoastBadge").resizable()
    }
  }
}
