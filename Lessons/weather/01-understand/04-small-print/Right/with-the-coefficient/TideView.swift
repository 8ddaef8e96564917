import SwiftUI

struct TideView: View {
  let tide: Tide

  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("At"); Text(tide.time, style: .time).bold()
      }
      GridRow {
        Text("In"); Text(tide.place)
      }
      GridRow {
        Text("Height"); Text(tide.height, format: .number)
      }
    }
    .font(.caption)
  }
}
