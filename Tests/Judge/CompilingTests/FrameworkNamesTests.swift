import Compiling
import TestSupport
import Testing

/// `FrameworkNames` knows the framework of each declaration.
@Suite(.startsProcesses, .mainPath) struct FrameworkNamesTests {
  @Test(arguments: [
    // AppIntents has a nested `Image`, and uses the names of families.
    ("Image", "SwiftUI"), ("WidgetFamily", "WidgetKit"), ("State", "SwiftUI"),
    ("TimelineEntry", "WidgetKit"), ("AppEntity", "AppIntents"), ("Date", "Foundation"),
    ("UIColor", "SwiftUI"), ("CLLocationManager", "CoreLocation"), ("withAnimation", "SwiftUI"),
  ])
  func aGlobalNameHasItsFramework(name: String, framework: String) async throws {
    let names = try await CompilerFixture.compiler().frameworkNames()
    #expect(names.framework(ofGlobal: name, imported: []) == framework)
    #expect(names.framework(ofGlobal: name, imported: [framework]) == nil)
  }

  @Test(arguments: ["Element", "Content", "x", "temprature", "Temprature"])
  func aCommonNameHasNoFramework(name: String) async throws {
    let names = try await CompilerFixture.compiler().frameworkNames()
    #expect(names.framework(ofGlobal: name, imported: []) == nil)
  }

  /// The common types are in their stated modules.
  @Test func commonTypesAreInTheirFrameworks() async throws {
    let names = try await CompilerFixture.compiler().frameworkNames()
    let common = FrameworkNames.commonNames.filter { $0.framework != "Foundation" }
    #expect(common.count > 100)
    for (name, framework) in common {
      #expect(names.holds(framework, name), "\(framework) has no \(name)")
    }
    #expect(Set(FrameworkNames.commonNames.map(\.name)).count == FrameworkNames.commonNames.count)
  }
}
