import Foundation
import SwiftUI
import Testing

/// The forms of a link to another screen, which a widget replaces by a placeholder.
@MainActor
@Suite struct NavigationLinkTests {
  @Test func everyFormDrawsThePlaceholder() {
    let (shown, chosen) = (Binding.constant(true), Binding<Int?>.constant(1))
    let view = VStack {
      NavigationLink {
        Text("Screen")
      } label: {
        Text("Link")
      }
      NavigationLink("Link") { Text("Screen") }
      NavigationLink("Link" as String) { Text("Screen") }
      NavigationLink("Link", destination: Text("Screen"))
      NavigationLink(destination: Text("Screen")) { Text("Link") }
      NavigationLink(destination: Text("Screen"), isActive: shown) { Text("Link") }
      NavigationLink(destination: Text("Screen"), tag: 1, selection: chosen) { Text("Link") }
      NavigationLink(value: 1) { Text("Link") }
      NavigationLink("Link", value: Optional("Seoul"))
      NavigationLink("Link" as String, value: 1.5)
    }
    .navigationDestination(for: Int.self) { Text("\($0)") }
    .navigationDestination(isPresented: shown) { Text("Screen") }
    .navigationDestination(item: chosen) { Text("\($0)") }
    let drawn = Drawn(view, size: CGSize(width: 200, height: 600))
    #expect(drawn.nodes("NavigationLink").count == 10)
    #expect(drawn.nodes("Text").isEmpty)
    #expect(drawn.rules.contains("unsupported-view"))
  }

  @Test func listsWithASelectionDrawThePlaceholder() {
    let (one, several) = (Binding<Int?>.constant(nil), Binding<Set<Int>>.constant([]))
    let position = Binding<Int?>.constant(1)
    let view = VStack {
      List(selection: one) { Text("Seoul") }
      List(selection: several) { Text("Seoul") }
      List([1, 2], id: \.self, selection: one) { Text("\($0)") }
      List([1, 2], id: \.self, selection: several) { Text("\($0)") }
      ScrollView { Text("Seoul") }.scrollPosition(id: position).scrollClipDisabled()
    }
    .searchable(
      text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "City")
    let drawn = Drawn(view, size: CGSize(width: 200, height: 600))
    #expect(drawn.nodes("List").count == 4)
    #expect(drawn.nodes("ScrollView").count == 1)
    #expect(drawn.nodes("Text").isEmpty)
  }
}
