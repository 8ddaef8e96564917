import AppleNames
import Testing

@Suite("Names that Apple's frameworks declare") struct AppleNamesTests {
  @Test(arguments: [
    ("HKHealthStore", "HealthKit"), ("UIFont.TextStyle", "UIKit"), ("View", "SwiftUI"),
    ("AlarmMetadata", "AlarmKit"), ("ARAnchor", "ARKit"), ("vDSP_add", "nothing"),
  ])
  func aNameIsFoundInItsFramework(name: String, framework: String) {
    #expect(AppleNames.names(in: framework).contains(name) == (framework != "nothing"))
  }

  @Test func otherModulesAreNoFrameworks() {
    #expect(AppleNames.isFramework("StoreKit"))
    #expect(!AppleNames.isFramework("Alamofire"))
    #expect(!AppleNames.isFramework(""))
    #expect(AppleNames.names(in: "Alamofire").isEmpty)
  }

  /// SwiftUI makes UIKit's names visible, and the names of a file's own imports come first.
  @Test func importsBringWhatTheyExport() {
    let visible = AppleNames.frameworks(visibleWith: ["SwiftUI", "Alamofire", "WeatherKit"])
    #expect(visible.prefix(2) == ["SwiftUI", "WeatherKit"])
    #expect(visible.contains("UserNotifications"))
    #expect(!visible.contains("Alamofire"))
    #expect(
      AppleNames.framework(declaring: "UNNotification", among: visible) == "UserNotifications")
    #expect(AppleNames.framework(declaring: "HKUnit", among: visible) == nil)
  }

  @Test func aConstantIsOfTheFrameworkWithItsFunctions() {
    let all = ["Foundation", "CommonCrypto"]
    #expect(
      AppleNames.framework(definingConstant: "CC_SHA1_DIGEST_LENGTH", among: all) == "CommonCrypto")
    #expect(AppleNames.framework(definingConstant: "CC_NOBODY_LENGTH", among: all) == nil)
    #expect(AppleNames.framework(definingConstant: "LENGTH", among: all) == nil)
  }
}
