import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading) {
      Text("Sokcho").font(.headline)
      Text("9:41 AM").font(.title)
      Text("38 cm").font(.callout)
    }
  }
}
