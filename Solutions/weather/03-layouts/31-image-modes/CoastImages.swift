import SwiftUI
import WidgetKit

/// An album cover, which needs its own colors.
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

/// A picture from the pier's webcam: its details, in the color of the text beside it.
struct WebcamPicture: View {
  var body: some View {
    image
      .frame(width: 72, height: 72)
  }

  @ViewBuilder private var image: some View {
    if #available(iOS 18.0, *) {
      Image("Lighthouse").resizable().widgetAccentedRenderingMode(.desaturated)
    } else {
      Image("Lighthouse").resizable()
    }
  }
}

/// A picture of a favorite place: its details, in the tint color.
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

/// The coast's badge: its outline in the tint color, without the stripe.
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
