import SwiftUI
import WidgetKit

/// The look of an image in a tinted widget. Widgets are never tinted before iOS 18.
enum TintedLook {
  case colours, details, tintedDetails, outline
}

extension Image {
  @ViewBuilder func whenTinted(_ look: TintedLook) -> some View {
    if #available(iOS 18.0, *) {
      switch look {
      case .colours: widgetAccentedRenderingMode(.fullColor)
      case .details: widgetAccentedRenderingMode(.desaturated)
      case .tintedDetails: widgetAccentedRenderingMode(.accentedDesaturated)
      case .outline: widgetAccentedRenderingMode(.accented)
      }
    } else {
      self
    }
  }
}

struct AlbumCover: View {
  var body: some View {
    Image("Lighthouse").resizable().whenTinted(.colours).frame(width: 72, height: 72)
  }
}

struct WebcamPicture: View {
  var body: some View {
    Image("Lighthouse").resizable().whenTinted(.details).frame(width: 72, height: 72)
  }
}

struct FavouritePicture: View {
  var body: some View {
    Image("Lighthouse").resizable().whenTinted(.tintedDetails).frame(width: 72, height: 72)
  }
}

struct CoastBadge: View {
  var body: some View {
    Image("CoastBadge").resizable().whenTinted(.outline).frame(width: 44, height: 44)
  }
}
