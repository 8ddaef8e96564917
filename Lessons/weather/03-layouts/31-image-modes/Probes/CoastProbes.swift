import LessonProbes
import SwiftUI

let coastImage = ViewProbe("coastImage") { (name: String) in
  switch name {
  case "AlbumCover": AlbumCover()
  case "WebcamPicture": WebcamPicture()
  case "FavouritePicture": FavouritePicture()
  default: CoastBadge()
  }
}
