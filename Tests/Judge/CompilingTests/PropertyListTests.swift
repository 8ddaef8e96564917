import Testing

import Compiling

@Suite("Property lists of strangers' are read with bounds")
struct PropertyListTests {
  private static func value(_ text: String) throws -> PropertyValue {
    try PropertyList.value(
      of: Array("<plist version=\"1.0\">\(text)</plist>".utf8), deepest: 40)
  }

  @Test func everyKindOfValueIsParsed() throws {
    let value = try Self.value(
      """
      <!-- </dict> --><dict>
        <key>a</key><string>b &amp; c&#x21;<![CDATA[<d>]]><!-- e --></string>
        <key>f</key><array><true/><false></false><integer> -3 </integer><real>1.5</real><string/></array>
        <key>g</key><dict/>
      </dict>
      """)
    #expect(
      value
        == .dictionary([
          "a": .text("b & c!<d>"),
          "f": .array([.bool(true), .bool(false), .integer(-3), .real(1.5), .text("")]),
          "g": .dictionary([:]),
        ]))
  }

  @Test(arguments: [
    "", "<dict>", "<dict></array>", "<dict><string>a</string></dict>", "<dict><key>a</key></dict>",
    "<dict><key>a</key><key>b</key></dict>", "<true/><true/>", "<integer>a</integer>",
    "<integer></integer>", "<real>inf</real>", "<string>&unknown;</string>", "<string>a</key>",
    "<string>&#xD800;</string>", "<string>&", "<string", "<!-- a", "<![CDATA[", "<a/>", "text",
    "<array>" + String(repeating: "<array>", count: 50) + String(repeating: "</array>", count: 51),
  ])
  func invalidListsAreRefused(text: String) {
    #expect(throws: PropertyList.Damage.self) { try Self.value(text) }
  }

  @Test func aLongListIsParsedInOnePass() throws {
    let value = try Self.value(
      "<array>" + String(repeating: "<true/>", count: 140_000) + "</array>")
    guard case .array(let items) = value else { throw PropertyList.Damage.malformed }
    #expect(items.count == 140_000)
  }
}
