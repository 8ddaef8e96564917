import Compiling
import Foundation
import TestSupport
import Testing

/// Code that uses an absent framework is removed in the smallest part that leaves the rest as it would run
/// without the framework.
@Suite("Small omissions", .serialized, .startsProcesses) struct SmallOmissionsTests {
  private static let source = """
    import HealthKit
    import SwiftUI

    struct Model { var name = "none"; var seen: [Int] = [] }

    final class Reader {
      private let name: String
      init(name: String = "shared", store: HKHealthStore = HKHealthStore()) { self.name = name }
      func model() throws -> Model { try HKHealthStore().model(named: name) }
      func unit() -> Model {
        guard let unit = HKUnit.find(name) else { return Model(name: "early") }
        return Model(name: unit.symbol)
      }
      func caught() -> Model {
        var model = Model(name: "start")
        do {
          model = try HKHealthStore().model(named: name)
        } catch {
          model = Model(name: "caught")
        }
        return model
      }
      func steps() -> Double { HKUnit.count().value ?? 7 }
      func title(_ kind: Int) -> String {
        switch kind {
        case 1: return HKUnit.count().unitString
        default: return "other"
        }
      }
      func all() -> [AnyHashable] { ["first", HKUnit.count(), HKUnit.day()] }
    }

    struct StepsView: View {
      let kind: Int
      var body: some View {
        switch kind {
        case 1:
          Text(HKUnit.count().unitString)
        default:
          Text("large")
        }
        if HKHealthStore.isHealthDataAvailable() {
          Text("available")
        } else {
          Text("unavailable")
        }
        Text("kept").id(HKUnit.count()).padding(8)
        ForEach(0..<2, id: \\.self) { row in
          Text("row").id(HKUnit.count()).padding(Double(row))
        }
      }
    }
    """

  private let remainder: OmissionRemainder

  init() throws { remainder = try OmissionRemainder() }

  @Test(.mainPath) func theRestIsAsWithoutTheFramework() async throws {
    let rest = try await remainder(of: Self.source)
    #expect(!rest.replacing("import HealthKit", with: "").contains("HK"), "\(rest)")
    for kept in [
      // A parameter with a default value.
      #"init(name: String = "shared" ) { self.name = name }"#,
      // A function that throws, and one that returns early.
      "func model() throws -> Model { throw CancellationError() }",
      #"return Model(name: "early")"#,
      // The error that a `catch` clause handles.
      #"do { throw CancellationError() } catch { model = Model(name: "caught") }"#,
      // The value after `??`.
      "func steps() -> Double { 7 }",
      // A case doesn't fall to the default case.
      #"case 1: return """#, "case 1: let _ = ()",
      // All elements of a list.
      #"["first", ]"#,
      // The branch for a false condition, and a view without its modifier.
      #"Text("unavailable")"#, #"Text("kept") .padding(8)"#,
      #"{ row in Text("row") .padding(Double(row)) }"#,
    ] {
      #expect(rest.contains(kept), "\(kept) in \(rest)")
    }
    #expect(!rest.contains(#""available""#), "\(rest)")
  }

  /// The timeline doesn't need the placeholder.
  @Test func aProviderStaysOneWithoutItsPlaceholder() async throws {
    let rest = try await remainder(
      of: """
        import SwiftUI
        import WidgetKit
        import RemoteStore

        struct Steps: TimelineEntry { let date: Date; let store: StepStore? }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Steps { StepStore.sample.entry }
          func getSnapshot(in context: Context, completion: @escaping (Steps) -> Void) {}
          func getTimeline(in context: Context, completion: @escaping (Timeline<Steps>) -> Void) {
            completion(Timeline(entries: [], policy: .never))
          }
        }
        """)
    #expect(rest.contains("-> Steps { fatalError() }"), "\(rest)")
    #expect(rest.contains("completion(Timeline(entries: [], policy: .never))"), "\(rest)")
  }

  @Test func aPropertyKeepsItsValueWithoutItsWrapper() async throws {
    let rest = try await remainder(
      of: """
        import SwiftUI
        import RemoteStore

        struct Steps {
          @Persisted(primaryKey: true) var name: String = "steps"
          @Persisted var last: Date?
        }
        func name() -> String { Steps().name }
        """)
    #expect(rest.contains(#"var name: String = "steps" var last: Date?"#), "\(rest)")
    #expect(rest.contains("{ Steps().name }"), "\(rest)")
  }
}
