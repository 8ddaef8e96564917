import Drawing
import Foundation
import Sentences
import Testing

@Suite("Pictures in sentences")
struct DescriptionTests {
  private var picture: Picture {
    func node(
      _ index: Int, _ type: String, _ frame: CGRect, text: String? = nil, isTruncated: Bool = false,
      children: [PictureNode] = [], _ change: (inout ViewTraits) -> Void = { _ in }
    ) -> PictureNode {
      var traits = ViewTraits()
      change(&traits)
      return PictureNode(
        index: index, type: type, frame: frame, text: text, isTruncated: isTruncated,
        traits: traits, children: children)
    }
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let root = node(
      0, "VStack", rect(0, 0, 158, 158),
      children: [
        node(1, "Image", rect(16, 16, 26, 26)) {
          $0.imageName = "cloud.rain.fill"
          $0.isSymbol = true
        },
        node(2, "Text", rect(16, 60, 60, 40), text: "23°") {
          $0.font = FontDescription(size: 36, weight: 700)
          $0.accent = .accent
        },
        node(3, "Text", rect(16, 110, 126, 18), text: "San Franci…", isTruncated: true) {
          $0.font = FontDescription(size: 15)
        },
        node(4, "Gauge", rect(100, 10, 48, 48)) {
          $0.fraction = 0.65
          $0.accessibilityLabel = "Humidity"
        },
        node(
          5, "Button", rect(110, 130, 40, 20),
          children: [
            node(6, "Image", rect(120, 132, 16, 16)) {
              $0.imageName = "arrow.clockwise"
              $0.isSymbol = true
            }
          ]
        ) { $0.action = .intent(type: "RefreshIntent", handle: 1) },
        node(7, "Text", rect(0, 0, 10, 10), text: "hidden") { $0.isAccessibilityHidden = true },
      ])
    var temperature = SampleLists.text("23°", x: 16, y: 60, size: 36, color: RGBA(hex: 0xFFCC00))
    temperature.node = 2
    return Picture(
      size: CGSize(width: 158, height: 158), root: root,
      drawing: DisplayList(
        size: CGSize(width: 158, height: 158),
        items: [
          SampleLists.fill(.rectangle(rect(0, 0, 158, 158)), RGBA(hex: 0x0A84FF)), temperature,
        ]))
  }

  @Test func english() {
    let sentences = PictureDescription(subject: "Weather, systemSmall").sentences(of: picture)
      .map { $0.spoken(in: .english) }
    #expect(
      sentences == [
        "Weather, systemSmall: 158 by 158 points, on blue.",
        "At the top left: symbol of rain.",
        "At the top right: gauge “Humidity” at 65%.",
        "At the left: text “23°”, 36 points, bold, yellow, accent group.",
        "At the bottom: text “San Franci…”, 15 points, truncated.",
        "At the bottom right: button “refresh”.",
      ])
  }

  @Test func korean() {
    let sentences = PictureDescription(subject: "날씨, systemSmall").sentences(of: picture)
      .map { $0.spoken(in: .korean) }
    #expect(
      sentences == [
        "날씨, systemSmall: 가로 158, 세로 158포인트이고 배경은 파란색이에요.",
        "왼쪽 위: 심볼 비.",
        "오른쪽 위: 게이지 “Humidity” 65%.",
        "왼쪽: 텍스트 “23°”, 36포인트, 굵게, 노란색, 악센트 그룹.",
        "아래: 텍스트 “San Franci…”, 15포인트, 말줄임됨.",
        "오른쪽 아래: 버튼 “새로 고침”.",
      ])
  }

  @Test func missingImagesAreNamed() {
    var traits = ViewTraits()
    traits.imageName = "logo"
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let picture = Picture(
      size: frame.size, root: PictureNode(index: 0, type: "Image", frame: frame, traits: traits),
      drawing: DisplayList(
        size: frame.size,
        items: [
          DisplayItem(
            .image(ImageDrawing(content: .missing(name: "logo"), frame: frame)), node: 0)
        ]))
    #expect(
      PictureDescription().sentences(of: picture).last?.spoken(in: .english)
        == "In the middle: missing image “logo”.")
  }

  /// A pill of the Dynamic Island has a background, though not in its corners; a gauge's ring has no
  /// background.
  @Test(arguments: [(0.0, "on black."), (6.0, "without a background.")])
  func aDiscIsABackground(hole: Double, words: String) {
    let frame = CGRect(x: 0, y: 0, width: 36, height: 36)
    var outline = Outline.ellipse(in: frame)
    if hole > 0 {
      outline = Outline(
        elements: outline.elements
          + Outline.ellipse(in: frame.insetBy(dx: hole, dy: hole)).elements)
    }
    let picture = Picture(
      size: frame.size, root: PictureNode(index: 0, type: "Circle", frame: frame),
      drawing: DisplayList(
        size: frame.size,
        items: [
          DisplayItem(.fill(outline: outline, paint: .color(.black), isEvenOdd: true), node: 0)
        ]))
    #expect(
      PictureDescription().sentences(of: picture).first?.spoken(in: .english)
        == "A picture: 36 by 36 points, \(words)")
  }

  @Test func emptyPicturesAreReported() {
    let picture = Picture(
      size: CGSize(width: 72, height: 72),
      root: PictureNode(index: 0, type: "EmptyView", frame: .zero),
      drawing: DisplayList(size: CGSize(width: 72, height: 72)))
    #expect(
      PictureDescription().sentences(of: picture).map { $0.spoken(in: .english) } == [
        "A picture: 72 by 72 points, without a background.", "Nothing is shown.",
      ])
  }
}
