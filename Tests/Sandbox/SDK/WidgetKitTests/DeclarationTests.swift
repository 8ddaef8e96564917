import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite struct DeclarationTests {
  @Test func aWidgetWithoutFamiliesHasTheThreeSystemSizes() {
    let declaration = DeclaredWidget(of: CountWidget.self)
    #expect(declaration.families == [.systemSmall, .systemMedium, .systemLarge])
    #expect(declaration.declaredFamilies == nil)
  }

  @Test func modifiersAreRead() {
    let declaration = DeclaredWidget(of: NumberWidget.self)
    #expect(declaration.kind == "Number")
    #expect(declaration.style == .appIntent)
    #expect(declaration.families == [.systemSmall, .accessoryCircular])
    #expect(declaration.contentMarginsDisabled)
    #expect(!declaration.isContainerBackgroundRemovable)
    #expect(declaration.disfavoredLocations == [.systemSmall: [.standBy]])
  }

  @Test func theIntentsTitleReplacesAMissingName() {
    let declaration = DeclaredWidget(of: NumberWidget.self)
    #expect(declaration.shownName() == "Pick a number")
    #expect(declaration.shownDescription() == "What the widget shows.")
    #expect(DeclaredWidget(of: CountWidget.self).shownName() == "Counter")
  }

  @Test func parametersAreDescribed() throws {
    let configuration = try #require(
      DeclaredWidget(of: NumberWidget.self).source?.configuration)
    #expect(configuration.parameters.map(\.name) == ["number"])
    #expect(configuration.parameters.map(\.defaultValue) == ["5"])
    #expect(configuration.parameters.map(\.type) == ["Int"])
  }

  @Test func aBundleKeepsItsOrderThroughAvailabilityAndNesting() {
    let kinds = BundleMember.members(of: SampleBundle()).map { member in
      switch member {
      case .widget(let widget): DeclaredWidget(of: widget).kind
      case .control: "control"
      }
    }
    #expect(kinds == ["Count", "Number", "Count"])
  }

  @Test func familiesAreNumberedAsInTheSDK() {
    #expect(WidgetFamily.systemSmall.rawValue == 0)
    #expect(WidgetFamily.accessoryCorner.rawValue == 4)
    #expect(WidgetFamily.accessoryInline.rawValue == 7)
    #expect(WidgetFamily.everyFamily.map(\.rawValue) == Array(0...8))
    #expect(WidgetFamily.everyFamily.allSatisfy { WidgetFamily($0.family) == $0 })
  }
}
