import SwiftUI

struct ParcelView: View {
  let post: Post

  var body: some View {
    // TODO: handle the first day and the days without a parcel.
    switch post {
    case .signedOut:
      EmptyView()
    case .parcels(let parcels):
      let parcel = parcels[0]
      VStack(alignment: .leading) {
        Text(parcel.content)
          .font(.headline)
        Text(parcel.arrival)
          .font(.title2)
      }
    }
  }
}
