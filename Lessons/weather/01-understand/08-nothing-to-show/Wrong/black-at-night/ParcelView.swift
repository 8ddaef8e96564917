import SwiftUI

struct ParcelView: View {
  let post: Post

  var body: some View {
    switch post {
    case .signedOut:
      Text("Your parcels").font(.headline).foregroundStyle(.black)
      Text("Sign in in the app.")
    case .parcels(let parcels):
      if let parcel = parcels.first {
        VStack(alignment: .leading) {
          Text(parcel.content)
            .font(.headline)
          Text(parcel.arrival)
            .font(.title2)
        }
      } else {
        Text("No parcels on their way")
      }
    }
  }
}
