import SwiftUI

struct ParcelView: View {
  let post: Post

  var body: some View {
    switch post {
    case .signedOut:
      Text("Sign in in the app to see your parcels.")
    case .parcels(let parcels):
      if let parcel = parcels.first {
        VStack(alignment: .leading) {
          Text(parcel.content)
            .font(.headline)
          Text(parcel.arrival)
            .font(.title2)
          Text("Sign in in the app to see your parcels.")
            .font(.caption)
        }
      } else {
        Text("No parcels on their way")
      }
    }
  }
}
