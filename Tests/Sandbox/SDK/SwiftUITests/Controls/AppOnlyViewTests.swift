import Drawing
import Foundation
import Sentences
import SwiftUI
import Testing

/// Views for apps compile next to a widget, with a note that they aren't shown.
@MainActor
struct AppOnlyViewTests {
  private struct Board: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  private struct Entry: View {
    enum Field: Hashable { case name }
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?
    @SceneStorage("tab") private var tab = 3
    @GestureState private var isPressed = false

    var body: some View {
      Text("\(tab) \(isFocused) \(field == nil) \(isPressed)")
        .focused($isFocused)
        .focused($field, equals: .name)
        .gesture(DragGesture().updating($isPressed) { _, state, _ in state = true })
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Done") } }
    }
  }

  @Test func anAppsStateHasItsInitialValue() {
    let drawn = Drawn(Entry())
    #expect(drawn.runs.map(\.string).joined() == "3 false true false")
    #expect(Set(drawn.rules) == ["app-only", "gesture"])
  }

  @Test(arguments: ["UIViewRepresentable", "SecureField", "TextEditor"])
  func viewsNeedingUIKitAreRefused(name: String) {
    let drawn =
      switch name {
      case "SecureField": Drawn(SecureField("Key", text: .constant("")))
      case "TextEditor": Drawn(TextEditor(text: .constant("")))
      default: Drawn(Board())
      }
    #expect(drawn.rules == ["unsupported-view"])
    #expect(drawn.picture.notes.first?.message.spoken(in: .english).contains(name) == true)
  }

  @Test func anImageRendererDrawsItsView() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 10))
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 10))
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    #expect(Drawn(Image(uiImage: image)).fills.map(\.paint.name).contains("FF3B30"))
  }

  @Test func phasesStayAtTheFirst() {
    let drawn = Drawn(
      Text("a").phaseAnimator(["x", "y"]) { view, phase in
        HStack {
          view
          Text(phase)
        }
      })
    #expect(drawn.runs.map(\.string) == ["a", "x"])
  }
}

/// The test is that this app compiles.
private struct Harbour: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("Pier") }
      .onChange(of: phase) { _, _ in }
  }
}
