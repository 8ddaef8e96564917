import SwiftUI

struct ParcelView: View {
  let post: Post

  var body: some View {
    switch post {
    case .signedOut:
      Text("Sign in in the app.")
    case .parcels(let parcels):
      Text(parcels[0].content)
      Text(parcels[0].arrival)
    }
  }
}
