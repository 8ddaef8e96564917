import SwiftUICore
import SwiftUI
import WidgetKit
import Combine

struct SmallView: View { @ObservedObject var model: Model; var body: some View { Text("\(model.value) \(String(model.digest))") } }
struct E: TimelineEntry { let date: Date }
struct P: TimelineProvider {
  func placeholder(in context: Context) -> E { E(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (E) -> Void) { completion(E(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) { completion(Timeline(entries: [E(date: .now)], policy: .never)) }
}
struct ImportWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "imports", provider: P()) { _ in SmallView(model: Model()).containerBackground(.background, for: .widget) }
  }
}
