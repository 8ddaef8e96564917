import SwiftUI

struct ParcelView: View {
  let post: Post

  var body: some View {
    VStack {
      Image(systemName: "shippingbox").font(.title)
      if case .parcels(let parcels) = post {
        switch parcels.first {
        case .some(let parcel):
          Text(parcel.content)
          Text(parcel.arrival).bold()
        case .none:
          Text("Nothing is coming today.")
        }
      } else {
        Text("Please sign in.")
      }
    }
    .multilineTextAlignment(.center)
  }
}
