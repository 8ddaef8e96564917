import CoreText
import SwiftUI
import WidgetKit

enum Fonts {
  static func register() {
    guard let file = Bundle.main.url(forResource: "Rounded", withExtension: "ttf") else { return }
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error) {
      print(error?.takeRetainedValue().localizedDescription ?? "")
    }
    CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
    CTFontManagerRegisterFontURLs([file] as CFArray, .process, true) { _, _ in true }
    guard let data = try? Data(contentsOf: file),
      let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider)
    else { return }
    CTFontManagerRegisterGraphicsFont(font, nil)
    print(font.postScriptName as String? ?? "")
  }
}

struct Title: View {
  let font = CTFontCreateWithName("Rounded-Bold" as CFString, 20, nil)

  var body: some View { Text("Rain").font(Font(font)) }
}
