import LessonProbes
import SwiftUI

let parcels = ViewProbe("parcels") { (contents: [String], arrivals: [String]) in
  ParcelView(post: .parcels(zip(contents, arrivals).map { Parcel(content: $0, arrival: $1) }))
}

/// The widget's view before the user signs in.
let signedOut = ViewProbe("signedOut") { ParcelView(post: .signedOut) }
