import SwiftUI

struct ParcelView: View {
  let post: Post

  var body: some View {
    VStack {
      switch post {
      case .signedOut:
        Text("Sign in in the app.")
      case .parcels(let parcels):
        if let parcel = parcels.first {
          Text(parcel.content)
          Text(parcel.arrival)
        }
        Text("No parcels on their way").font(.caption)
      }
    }
  }
}
