import Drawing
import SwiftUI
import Testing
import WidgetKit

@Suite("images with more pixels than the system archives")
@MainActor
struct ImageLimitTests {
  private func picture(
    _ image: Image, width: CGFloat = 60
  ) async throws -> (texts: [String], notes: [String]) {
    let sample = LintSample.view {
      VStack {
        image.resizable().frame(width: width, height: width)
        Text("Last read")
      }
    }
    let rendered = try #require(try await sample.picture())
    return (
      rendered.picture.root.children.flatMap { $0.redactedTexts },
      rendered.picture.notes.map(\.rule).filter { $0 == "image-too-large" }
    )
  }

  @Test func aLargeImageInASmallFrameLeavesThePlaceholder() async throws {
    let small = try await picture(SamplePhoto.image(side: 400))
    #expect(small.notes.isEmpty && small.texts.isEmpty)
    let doubtful = try await picture(SamplePhoto.image(side: 700))
    #expect(doubtful.notes.count == 1 && doubtful.texts.isEmpty)
    let large = try await picture(SamplePhoto.image(side: 1_200))
    #expect(large.notes.count == 1 && large.texts == ["Last read"])
  }

  @Test func anImageDrawnByCodeCounts() async throws {
    let size = CGSize(width: 400, height: 400)
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(try await picture(Image(uiImage: drawn)).notes.count == 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let plain = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(try await picture(Image(uiImage: plain)).notes.isEmpty)
  }
}

extension PictureNode {
  /// The texts that are drawn as gray bars.
  fileprivate var redactedTexts: [String] {
    (traits.isRedacted == true ? [text].compactMap { $0 } : [])
      + children.flatMap(\.redactedTexts)
  }
}
