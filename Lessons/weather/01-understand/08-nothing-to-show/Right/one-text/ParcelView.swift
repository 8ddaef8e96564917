import SwiftUI

struct ParcelView: View {
  let post: Post

  var body: some View {
    let (title, detail) = words
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.subheadline.bold())
      Text(detail).font(.footnote)
    }
  }

  private var words: (title: String, detail: String) {
    switch post {
    case .signedOut: return ("Welcome", "Sign in to see your parcels here.")
    case .parcels(let parcels) where parcels.isEmpty:
      return ("All done", "You have no parcels.")
    case .parcels(let parcels): return (parcels[0].content, "comes on " + parcels[0].arrival)
    }
  }
}
