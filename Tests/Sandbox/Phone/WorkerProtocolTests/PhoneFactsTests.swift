import Foundation
import PhoneFacts
import WorkerProtocol
import Testing

/// Names in messages never change.
struct PhoneFactsTests {
  @Test(arguments: [
    ("18", SystemVersion(18), "18.0"), ("18.0", SystemVersion(18), "18.0"),
    ("16.4.1", SystemVersion(16, 4, 1), "16.4.1"), ("17.0.0", SystemVersion(17), "17.0"),
  ])
  func versionsAreParsedInTheirUsualForms(text: String, version: SystemVersion, written: String) {
    #expect(SystemVersion(text) == version)
    #expect(version.description == written)
  }

  @Test(arguments: ["", ".", "18.", ".0", "18.0.0.0", "-1", "+18", "x", "18 ", "99999999", "18,0"])
  func invalidVersionsAreRefused(text: String) throws {
    #expect(SystemVersion(text) == nil)
    let payload = try Frame.payload(of: [text])
    #expect(throws: FrameError.self) {
      _ = try Frame.message([SystemVersion].self, in: payload)
    }
  }

  @Test func versionsAreComparedByComponent() {
    #expect(SystemVersion(9) < SystemVersion(10))
    #expect(SystemVersion(16, 2) < SystemVersion(16, 10))
    #expect(SystemVersion(16, 4) < SystemVersion(16, 4, 1))
    #expect(!SystemVersion.majors.contains(19))
    #expect(SystemVersion.majors.last == SystemVersion.newest.major)
  }

  @Test func familiesAreSentByName() throws {
    for family in PictureFamily.allCases {
      #expect(try Frame.payload(of: [family]) == Frame.payload(of: [family.rawValue]))
      #expect(try Frame.message([PictureFamily].self, in: Frame.payload(of: [family])) == [family])
    }
    #expect(throws: FrameError.self) {
      _ = try Frame.message([PictureFamily].self, in: Frame.payload(of: ["systemHuge"]))
    }
  }

  /// Every kind of picture has a unique name.
  @Test func namesAreUnique() {
    let names = PictureFamily.allCases.map(\.rawValue) + Family.shown.map(\.shortName)
    #expect(Set(names).count == names.count)
    #expect(Family(word: "extraLargePortrait") == .systemExtraLargePortrait)
    #expect(Family(word: "corner") == nil)
  }
}
