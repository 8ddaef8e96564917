import AppIntents
import Drawing
import Foundation
import SwiftUI
import Testing

private struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  func perform() async throws -> some IntentResult { .result() }
}

@MainActor
struct ControlTests {
  @Test func aButtonReportsItsIntent() throws {
    let button = Button(intent: Refresh()) { Text("Go") }
    let action = try #require(Drawn(button).nodes("Button").first?.traits.action)
    #expect(action == .intent(type: "Refresh", handle: 0))
    let root = PictureRenderer().layout(of: button, proposal: .unspecified)
    #expect(root.evaluation.intents.map { $0 is Refresh } == [true])
  }

  @Test func aButtonWithAClosureIsNoted() {
    let drawn = Drawn(Button("Go") {})
    #expect(drawn.nodes("Button").first?.traits.action == .closure)
    #expect(drawn.rules == ["closure-action"])
  }

  @Test func buttonStylesDrawTheLabel() {
    let plain = Drawn(Button("Go") {}.buttonStyle(.plain))
    #expect(plain.fills.isEmpty)
    #expect(plain.runs.first?.paint.name == "000000")
    let bordered = Drawn(Button("Go") {}.buttonStyle(.bordered))
    #expect(bordered.fills.map(\.paint.name) == ["787880@16"])
    #expect(bordered.runs.first?.paint.name == "007AFF")
    let tinted = Drawn(Button("Go") {}.buttonStyle(.bordered).tint(.red))
    #expect(tinted.fills.map(\.paint.name) == ["FF3B30@18"])
    let prominent = Drawn(Button("Go") {}.buttonStyle(.borderedProminent).tint(.green))
    #expect(prominent.fills.map(\.paint.name) == ["34C759"])
    #expect(prominent.runs.first?.paint.name == "FFFFFF")
    let destructive = Drawn(Button("Go", role: .destructive) {}.buttonStyle(.borderless))
    #expect(destructive.runs.first?.paint.name == "FF3B30")
  }

  @Test func aButtonsStyleColorsItsLabel() {
    let drawn = Drawn(Button("Go") {}.foregroundStyle(.red))
    #expect(drawn.runs.first?.paint.name == "FF3B30")
    #expect(drawn.fills.map(\.paint.name) == ["007AFF@18"])
    let borderless = Drawn(
      VStack { Button("Go") {}.buttonStyle(.borderless) }.foregroundColor(.red))
    #expect(borderless.runs.first?.paint.name == "FF3B30")
    let disabled = Drawn(Button("Go") {}.foregroundStyle(.red).disabled(true))
    #expect(disabled.runs.first?.paint.name == "3C3C43@30")
  }

  @Test func theSystemStyleIsKeptOnRequest() {
    let label = Label {
      Text("Go").bold().foregroundColor(.red)
    } icon: {
      Image(systemName: "star").font(.largeTitle).foregroundStyle(.yellow)
    }
    let kept = Drawn(label.environment(\.keepsSystemStyle, true).foregroundStyle(.blue))
    #expect(kept.runs.first?.paint.name == "007AFF")
    #expect(kept.runs.first?.font.weight == 400)
  }

  @Test func disabledControlsAreGray() {
    let bordered = Drawn(Button("Go") {}.buttonStyle(.borderedProminent).disabled(true))
    #expect(bordered.fills.map(\.paint.name) == ["767680@12"])
    #expect(bordered.runs.first?.paint.name == "3C3C43@30")
    #expect(Drawn(Button("Go") {}.buttonStyle(.plain).disabled(true)).layers.first?.opacity == 0.5)
    let nested = VStack { Button("Go") {}.disabled(false) }.disabled(true)
    #expect(Drawn(nested).runs.first?.paint.name == "3C3C43@30")
  }

  @Test func learnersButtonStyleGetsTheLabel() {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(10).background(configuration.isPressed ? .red : .blue)
      }
    }
    let drawn = Drawn(Button("Go") {}.buttonStyle(Boxed()))
    #expect(drawn.fills.map(\.paint.name) == ["007AFF"])
    #expect(drawn.nodes("Button").first?.children.first?.type == "background")
  }

  @Test func severalLabelViewsFormARow() {
    let drawn = Drawn(
      Button {
      } label: {
        Image(systemName: "star")
        Text("Go")
      }.buttonStyle(.plain))
    let frames = drawn.nodes("Text").map(\.frame) + drawn.nodes("Image").map(\.frame)
    #expect(frames[1].maxX <= frames[0].minX)
  }

  /// A widget doesn't tint its links.
  @Test func aLinkHasItsAddressAndItsLabelsColor() throws {
    let url = try #require(URL(string: "app://city/seoul"))
    let drawn = Drawn(Link("Seoul", destination: url))
    #expect(drawn.nodes("Link").first?.traits.action == .link(url))
    #expect(drawn.runs.first?.paint.name == "000000")
    #expect(
      Drawn(Link("a", destination: url).foregroundStyle(.red)).runs.first?.paint.name == "FF3B30")
  }

  @Test func aLabelHasItsIconBeforeTheTitle() {
    let drawn = Drawn(Label("Sunny", systemImage: "sun.max"))
    let icon = drawn.nodes("Image").first?.frame ?? .null
    let title = drawn.nodes("Text").first?.frame ?? .null
    #expect(abs(title.minX - icon.maxX - 8) < 0.01)
    #expect(Drawn(Label("Sunny", systemImage: "sun.max").labelStyle(.titleOnly)).symbols.isEmpty)
    #expect(Drawn(Label("Sunny", systemImage: "sun.max").labelStyle(.iconOnly)).runs.isEmpty)
  }

  @Test func anIconOnlyLabelSpeaksItsTitle() {
    let drawn = Drawn(Label("Sunny", systemImage: "sun.max").labelStyle(.iconOnly))
    #expect(drawn.nodes("Image").first?.traits.accessibilityLabel == "Sunny")
    let both = Drawn(Label("Sunny", systemImage: "sun.max"))
    #expect(both.nodes("Image").first?.traits.accessibilityLabel == nil)
  }

  @Test func aDisabledControlIsReported() {
    #expect(Drawn(Button("Go") {}.disabled(true)).nodes("Button").first?.traits.isDisabled == true)
    #expect(Drawn(Button("Go") {}).nodes("Button").first?.traits.isDisabled == nil)
  }

  @Test func aCustomLabelStyleMayUseTheStandardLabel() {
    struct Reddish: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).foregroundStyle(.red)
      }
    }
    let drawn = Drawn(Label("Sunny", systemImage: "sun.max").labelStyle(Reddish()))
    #expect(drawn.runs.first?.paint.name == "FF3B30")
    #expect(drawn.symbols.count == 1)
  }

  @Test func aToggleShowsItsStateAndPerformsItsIntent() {
    let on = Drawn(
      Toggle("Alarm", isOn: true, intent: Refresh()), size: CGSize(width: 200, height: 60))
    #expect(on.nodes("Toggle").first?.traits.isOn == true)
    #expect(on.fills.map(\.paint.name) == ["34C759", "FFFFFF"])
    let off = Drawn(
      Toggle("Alarm", isOn: false, intent: Refresh()), size: CGSize(width: 200, height: 60))
    #expect(off.nodes("Toggle").first?.traits.isOn == false)
    #expect(off.fills.last.map { $0.outline.bounds.midX < 180 } == true)
    guard case .intent? = on.nodes("Toggle").first?.traits.action else {
      Issue.record("no intent")
      return
    }
  }

  @Test func aSwitchThatIsOffIsVisibleOnWhite() {
    for isOn in [true, false] {
      let drawn = Drawn(Toggle("Alarm", isOn: isOn, intent: Refresh()).labelsHidden())
      #expect(drawn.leaves.last?.layers.compactMap(\.shadow).count == 1)
    }
  }

  @Test func aSwitchWithAHiddenLabelSpeaksIt() throws {
    let drawn = Drawn(Toggle("Alarm", isOn: true, intent: Refresh()).labelsHidden())
    #expect(drawn.runs.isEmpty)
    #expect(drawn.nodes("overlay").first?.traits.accessibilityLabel == "Alarm")
  }

  @Test func aHiddenLabelLeavesOnlyTheValue() {
    let row = LabeledContent("Wind", value: "3 m/s")
    #expect(Drawn(row).runs.map(\.string) == ["Wind", "3 m/s"])
    #expect(Drawn(row.labelsHidden()).runs.map(\.string) == ["3 m/s"])
  }

  @Test func groupBoxesAndLabeledContentsTakeAStyle() {
    struct Beside: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          GroupBox(configuration)
          configuration.content
        }
      }

    }
    struct Swapped: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.content
          configuration.label
        }
      }
    }
    let drawn = Drawn(
      GroupBox("Box") { LabeledContent("Wind", value: "3") }
        .groupBoxStyle(Beside()).labeledContentStyle(Swapped()),
      size: CGSize(width: 300, height: 300))
    #expect(drawn.runs.map(\.string) == ["Box", "3", "Wind", "3", "Wind"])
  }

  @Test func aCustomToggleStyleReadsTheState() {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label {
          configuration.label
        } icon: {
          Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        }
      }
    }
    let drawn = Drawn(Toggle("Milk", isOn: true, intent: Refresh()).toggleStyle(Check()))
    #expect(drawn.symbols.map(\.name) == ["checkmark.circle.fill"])
  }

  @Test func unsupportedViewsDrawThePlaceholder() {
    let drawn = Drawn(ScrollView { Text("long") })
    #expect(drawn.runs.isEmpty)
    #expect(drawn.fills.map(\.paint.name) == ["FFCC00"])
    #expect(drawn.strokes.map(\.paint.name) == ["FF3B30", "FF3B30"])
    #expect(drawn.rules == ["unsupported-view"])
    #expect(drawn.nodes("ScrollView").count >= 1)
    #expect(Drawn(List { Text("a") }).rules == ["unsupported-view"])
  }
}
