import LessonProbes
import SwiftUI

/// The widget's view with these parcels: their contents, and when they arrive.
let parcels = ViewProbe("parcels") { (contents: [String], arrivals: [String]) in
  ParcelView(post: .parcels(zip(contents, arrivals).map { Parcel(content: $0, arrival: $1) }))
}

/// The widget's view before anybody has signed in.
let signedOut = ViewProbe("signedOut") { ParcelView(post: .signedOut) }
