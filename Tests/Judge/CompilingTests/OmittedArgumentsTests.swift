import Compiling
import TestSupport
import Testing

/// A view stays when a value in its arguments is absent, and a type stays when one of its properties is.
@Suite("Omitted arguments", .serialized, .startsProcesses) struct OmittedArgumentsTests {
  private let remainder: OmissionRemainder

  init() throws { remainder = try OmissionRemainder() }

  @Test(.mainPath) func aViewStaysWithoutItsMeasures() async throws {
    let rest = try await remainder(
      of: """
        import RemoteDesign
        import SwiftUI

        struct Card: View {
          @Environment(\\.remoteMetrics) private var metrics
          let title: String
          var body: some View {
            HStack(alignment: .top, spacing: metrics.gap.wide) {
              VStack(spacing: metrics.gap.narrow) { Text(title) }
              row("count", gap: metrics.gap.narrow, tint: RemotePalette.brand)
            }
            .frame(maxWidth: .infinity, maxHeight: metrics.height)
            .padding(.horizontal, metrics.gap.wide)
          }
          private func row(_ name: String, gap: CGFloat, tint: Color) -> some View {
            Text(name).padding(gap).foregroundStyle(tint)
          }
        }
        """)
    #expect(rest.contains("HStack(alignment: .top ) { VStack( ) { Text(title) }"), "\(rest)")
    #expect(rest.contains(#"row("count", gap: 0 , tint: .primary )"#), "\(rest)")
    #expect(rest.contains(".frame(maxWidth: .infinity ) .padding(.horizontal )"), "\(rest)")
  }

  @Test func callsLoseTheArgumentForALostProperty() async throws {
    let rest = try await remainder(
      of: """
        import RemoteStore
        import SwiftUI
        import WidgetKit

        struct Steps: TimelineEntry {
          let date: Date
          let store: RemoteList
          let last: RemoteDay
        }
        struct Day {
          let name: String
          let list: RemoteList
          init(name: String, list: RemoteList) { self.name = name; self.list = list }
        }
        func steps(_ list: [Int]) -> Steps {
          let day = Day(name: "Monday", list: RemoteList())
          print(day.name)
          return Steps(date: .now, store: RemoteList(), last: RemoteDay())
        }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Steps {
            Steps(date: .now, store: .empty, last: .init())
          }
          func getSnapshot(in context: Context, completion: @escaping (Steps) -> Void) {
            completion(.init(date: .now, store: [], last: .init()))
          }
          func getTimeline(in context: Context, completion: @escaping (Timeline<Steps>) -> Void) {
            completion(Timeline(entries: [steps([])], policy: .never))
          }
        }
        """)
    #expect(rest.contains("init(name: String ) { self.name = name; }"), "\(rest)")
    #expect(rest.contains(#"let day = Day(name: "Monday" ) print(day.name)"#), "\(rest)")
    #expect(rest.contains("-> Steps { Steps(date: .now, ) }"), "\(rest)")
    #expect(rest.contains("completion(.init(date: .now, ))"), "\(rest)")
    #expect(rest.contains("return Steps(date: .now, )"), "\(rest)")
  }
}
