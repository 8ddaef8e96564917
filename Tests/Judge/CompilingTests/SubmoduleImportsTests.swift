import Compiling
import SwiftSource
import TestSupport
import Testing

/// Imports of submodules and declarations are widened, and the rest of the line is unchanged.
@Suite(.serialized) struct SubmoduleImportsTests {
  private func widened(_ text: String) -> String {
    String(decoding: SwiftFile(text).rewritten(by: [.submoduleImports]), as: UTF8.self)
  }

  @Test(arguments: [
    ("import os.log", "import os    "),
    ("import class UIKit.UIImage\nlet a = b.c", "import       UIKit        \nlet a = b.c"),
    ("import SwiftUI; import os.log", "import SwiftUI; import os    "),
    ("import os.log; let a = b.c", "import os    ; let a = b.c"),
    ("@preconcurrency import os.log", "@preconcurrency import os    "),
  ])
  func aPathIsBlankedOut(text: String, expected: String) {
    #expect(widened(text) == expected)
  }

  @Test(arguments: [
    "import Foundation; enum Sky { case clear; var a: Int { switch self { case .clear: 1 } } }",
    "import Foundation;let a = b.c", "import SwiftUI // as in os.log", "let a = 1; b.c()",
    "import SwiftUI\rlet a = b.c", "import SwiftUI /* a.b */; let a = b.c",
  ])
  func otherDotsOnALineStay(text: String) {
    #expect(widened(text) == text)
  }
}
