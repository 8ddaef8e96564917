import SwiftUICore
import WidgetKit

struct Greeting: View {
  var body: some View { Text("hi").foregroundStyle(.secondary) }
}
