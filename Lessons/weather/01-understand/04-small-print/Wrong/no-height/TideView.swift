import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading) {
      Text(tide.place).font(.headline)
      Text(tide.time, style: .time).font(.title)
    }
  }
}
