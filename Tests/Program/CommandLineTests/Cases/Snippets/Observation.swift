import Observation
import SwiftUI
import WidgetKit

// 1. An observable class with ignored properties.
@Observable
final class Library {
  var books: [Book] = [Book(title: "Reef"), Book(title: "Dune")]
  var filter = ""
  @ObservationIgnored var cache: [String: Int] = [:]
  private(set) var reads = 0
  var available: Int { books.count { $0.isAvailable } }
  static let shared = Library()
  func read() { reads += 1 }
}

// 2. Elements that are observable themselves.
@Observable class Book: Identifiable {
  var title: String
  var isAvailable = true
  let id = UUID()
  init(title: String) { self.title = title }
}

// 3. An object in the environment, by type.
struct LibraryView: View {
  @Environment(Library.self) private var library
  var body: some View {
    VStack(alignment: .leading) {
      Text("Books \(library.available)")
      ForEach(library.books) { Text($0.title) }
    }
  }
}

// 4. An optional object.
struct MaybeLibrary: View {
  @Environment(Library.self) private var library: Library?
  var body: some View { Text(library == nil ? "none" : "some") }
}

// 5. Bindings to an object's properties.
struct BookEditor: View {
  @Bindable var book: Book
  @Environment(Library.self) private var library
  var body: some View {
    @Bindable var library = library
    VStack {
      TextField("Title", text: $book.title)
      Toggle("Available", isOn: $book.isAvailable)
      TextField("Filter", text: $library.filter)
    }
  }
}

// 6. An object in `@State`.
struct Shelf: View {
  @State private var library = Library()
  var body: some View {
    LibraryView().environment(library)
  }
}

// 7. Manual observation tracking.
@MainActor
func followed() -> String {
  let library = Library()
  nonisolated(unsafe) var changes = 0
  withObservationTracking {
    _ = library.filter
  } onChange: {
    changes += 1
  }
  library.filter = "a"
  library.filter = "b"
  return "changes \(changes)"
}

// 8. An older observable object.
final class Counter: ObservableObject {
  @Published var value = 1
  @AppStorage("counted") var stored = 2
}
struct CounterView: View {
  @StateObject private var counter = Counter()
  @ObservedObject var other: Counter
  @EnvironmentObject var third: Counter
  var body: some View { Text("Count \(counter.value + other.value + third.value)") }
}

// 9. Environment keys, the old way and with a macro.
private struct AccentKey: EnvironmentKey { static let defaultValue = "calm" }
extension EnvironmentValues {
  var accentName: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  @Entry var shelfName: String = "upper"
  @Entry var limit: Int?
}
extension Transaction { @Entry var isQuick = false }
extension FocusedValues { @Entry var chosen: String? }
extension ContainerValues { @Entry var isPinned = false }
extension View {
  func shelfName(_ name: String) -> some View { environment(\.shelfName, name) }
}
struct Named: View {
  @Environment(\.accentName) private var accent
  @Environment(\.shelfName) private var shelf
  @Environment(\.limit) private var limit
  var body: some View { Text("\(accent) \(shelf) \(limit ?? 0)") }
}

// 10. State and bindings of several kinds.
struct Stateful: View {
  @State private var text = "x"
  @State private var selection: Set<Int> = []
  @SceneStorage("tab") private var tab = 1
  @AppStorage("name", store: UserDefaults(suiteName: "group.com.example")) private var name = "Ada"
  @FocusState private var isFocused: Bool
  @GestureState private var offset = CGSize.zero
  @Namespace private var space
  @ScaledMetric(relativeTo: .body) private var size = 12
  @Binding var isOn: Bool
  var body: some View {
    VStack {
      TextField("Text", text: $text).focused($isFocused)
      Text("\(name) \(tab) \(selection.count) \(isOn)").matchedGeometryEffect(id: 1, in: space)
      Toggle("On", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    }
    .onChange(of: text) { old, new in selection.insert(new.count - old.count) }
    .onChange(of: isOn, initial: true) { tab += 1 }
    .task(id: text) { await Task.yield() }
  }
}

// 11. A stack with a path of values.
struct Paths: View {
  enum Route: Hashable { case book(String), settings }
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(["Reef", "Dune"], id: \.self) { title in
        Button(title) { path.append(.book(title)) }
      }
      .navigationTitle("Books")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .book(let title): Text(title)
        case .settings: Text("Settings")
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Settings", systemImage: "gear") { path.append(.settings) }
        }
      }
    }
  }
}

// 12. A path of any types, which is stored.
struct AnyPaths: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") {
        path.append(1)
        path.append("two")
        path.removeLast(path.count)
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(for: String.self) { Text($0) }
    }
    .onOpenURL { url in path.append(url.lastPathComponent) }
  }
}
func kept() -> String {
  var path = NavigationPath(["a", "b"])
  path.append(3)
  path.removeLast()
  let data = path.codable.flatMap { try? JSONEncoder().encode($0) }
  let back = data.flatMap {
    try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0)
  }
  return "path \(path.count) \(path.isEmpty) \(back.map { NavigationPath($0).count } ?? -1)"
}

// 13. Columns, tabs, sheets and alerts.
struct Places: View {
  @State private var choice: String?
  @State private var isShown = false
  @State private var book: Book?
  var body: some View {
    TabView {
      Tab("Books", systemImage: "book") {
        NavigationSplitView {
          List(["a", "b"], id: \.self) { Text($0) }
        } detail: {
          if let choice { Text(choice) } else { ContentUnavailableView("None", systemImage: "book") }
        }
      }
      Tab("More", systemImage: "ellipsis") { Text("More") }
    }
    .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium, .large]) }
    .sheet(item: $book) { Text($0.title) }
    .alert("Sure?", isPresented: $isShown) {
      Button("OK", role: .cancel) {}
    } message: { Text("It is gone then.") }
    .confirmationDialog("Choose", isPresented: $isShown) { Button("One") {} }
    .searchable(text: .constant(""))
  }
}

// 14. Preferences and anchors.
struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct Measured: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Text("wide")
      .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

// 15. A sequence of changes.
@available(iOS 26.0, *)
func stream() async -> Int {
  let library = Library()
  for await count in Observations({ library.books.count }) { return count }
  return 0
}

// 16. A class that conforms to the protocol manually.
final class Plain: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 1
  var value: Int {
    get { registrar.access(self, keyPath: \.value); return stored }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let lines: [String]
}
struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, lines: []) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now, lines: []))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    Task { @MainActor in
      let lines = [followed(), kept()]
      completion(Timeline(entries: [Entry(date: .now, lines: lines)], policy: .never))
    }
  }
}
struct ObservationWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "observation", provider: Provider()) { entry in
      VStack(alignment: .leading) {
        ForEach(entry.lines, id: \.self) { Text($0) }
        Shelf()
        MaybeLibrary()
        CounterView(other: Counter()).environmentObject(Counter())
        Named().shelfName("lower")
        Measured()
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

#Preview("State") {
  @Previewable @State var isOn = true
  Stateful(isOn: $isOn)
}
#Preview("Paths", traits: .sizeThatFitsLayout) { Paths() }
#Preview("Any", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) { AnyPaths() }
#Preview { Places() }
