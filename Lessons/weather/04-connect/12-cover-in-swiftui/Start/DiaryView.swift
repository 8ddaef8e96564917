import SwiftUI

/// Today's diary, from the top of the screen to the bottom.
struct DiaryView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Dear diary,")
        .font(.title)
      Spacer()
      Text("today I met Jun at the lake")
        .privacySensitive()
      Spacer()
      Text("and nobody knows.")
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
