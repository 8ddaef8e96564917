import Foundation
import SwiftUI
import Testing

/// Frames, padding, aspect ratios and `ViewThatFits`.
@Suite struct LayoutFrameCases {
  @Test(arguments: cases + frames) @MainActor func holds(_ layout: LayoutCase) { layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase("16:9, fit", 100, 100, size: [100, 56.25], ["pink": [0, 0, 100, 56.25]]) {
      Color.pink.aspectRatio(16 / 9, contentMode: .fit).mark("pink")
    },
    LayoutCase("16:9, fill", 100, 100, size: [177.7778, 100], ["pink": [0, 0, 177.7778, 100]]) {
      Color.pink.aspectRatio(16 / 9, contentMode: .fill).mark("pink")
    },
    LayoutCase("1:1, fit", 500, 500, size: [200, 100], ["rect": [50, 0, 100, 100]]) {
      Rectangle().aspectRatio(1, contentMode: .fit).mark("rect").frame(width: 200, height: 100)
    },
    LayoutCase("3:2, fit", 500, 500, size: [100, 100], ["rect": [0, 16.6667, 100, 66.6667]]) {
      Rectangle().aspectRatio(1.5, contentMode: .fit).mark("rect").frame(width: 100, height: 100)
    },
    LayoutCase("1:2, fit", 500, 500, size: [100, 100], ["rect": [25, 0, 50, 100]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fit).mark("rect").frame(width: 100, height: 100)
    },
    LayoutCase("1:2, fill", 500, 500, size: [100, 100], ["rect": [0, -50, 100, 200]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fill).mark("rect").frame(width: 100, height: 100)
    },
    LayoutCase("a ratio of nothing", nil, nil, size: [10, 10], ["red": [0, 0, 10, 10]]) {
      Color.red.aspectRatio(2, contentMode: .fit).mark("red")
    },
    LayoutCase("standard padding", 390, 844, size: [82, 62], ["blue": [16, 16, 50, 30]]) {
      Fixed(50, 30).mark("blue").padding()
    },
    LayoutCase("padding on top", 390, 844, size: [50, 60], ["blue": [0, 30, 50, 30]]) {
      Fixed(50, 30).mark("blue").padding(.top, 30)
    },
    LayoutCase("padding by edge", 300, 300, size: [70, 80], ["c": [20, 10, 50, 30]]) {
      Fixed(50, 30).mark("c")
        .padding(EdgeInsets(top: 10, leading: 20, bottom: 40, trailing: 0))
    },
    LayoutCase("the second fits", 120, 40, size: [100, 20], ["B": [0, 0, 100, 20]]) {
      ViewThatFits {
        Fixed(200, 20).mark("A")
        Fixed(100, 20).mark("B")
        Fixed(50, 20).mark("C")
      }
    },
    LayoutCase("a timer takes all the width, so it never fits", 200, 40, size: [30, 20], [:]) {
      ViewThatFits {
        HStack { Text(Date(timeIntervalSince1970: 0), style: .timer) }
        Text("abc")
      }
    },
    LayoutCase("a timer with a width can fit", 200, 40, size: [60, 20], [:]) {
      ViewThatFits {
        Text(Date(timeIntervalSince1970: 0), style: .timer).lineLimit(1).frame(width: 60)
        Text("abc")
      }
    },
    LayoutCase("none fits", 30, 40, size: [50, 20], ["C": [0, 0, 50, 20]]) {
      ViewThatFits {
        Fixed(200, 20).mark("A")
        Fixed(100, 20).mark("B")
        Fixed(50, 20).mark("C")
      }
    },
  ]

  static let frames: [LayoutCase] = [
    LayoutCase("fills", 200, 50, size: [200, 20], ["text": [55, 0, 90, 20]]) {
      Fixed(90, 20).mark("text").frame(maxWidth: .infinity)
    },
    LayoutCase("never below the content", 60, 50, size: [90, 20], ["text": [0, 0, 90, 20]]) {
      Fixed(90, 20).mark("text").frame(maxWidth: .infinity)
    },
    LayoutCase("whatever is proposed", 60, 50, size: [60, 20], ["text": [-15, 0, 90, 20]]) {
      Fixed(90, 20).mark("text").frame(minWidth: 0, maxWidth: .infinity)
    },
    LayoutCase("a minimum", 200, 50, size: [150, 52], ["text": [55, 16, 40, 20]]) {
      Text("text").mark("text").padding(16).frame(minWidth: 150)
    },
    LayoutCase("a minimum below the proposal", 50, 50, size: [50, 20], ["c": [-5, 0, 60, 20]]) {
      Fixed(60, 20).mark("c").frame(minWidth: 40)
    },
    LayoutCase("a maximum caps", 200, 50, size: [100, 20], ["c": [20, 0, 60, 20]]) {
      Fixed(60, 20).mark("c").frame(maxWidth: 100)
    },
    LayoutCase("a maximum above the content", 50, 50, size: [60, 20], ["c": [0, 0, 60, 20]]) {
      Fixed(60, 20).mark("c").frame(maxWidth: 100)
    },
    LayoutCase("a range raises", 20, 30, size: [50, 30], ["c": [0, 0, 50, 30]]) {
      Color.red.mark("c").frame(minWidth: 50, maxWidth: 100)
    },
    LayoutCase("an ideal is for no proposal", 200, 200, size: [200, 200], ["c": [0, 0, 200, 200]]) {
      Color.red.mark("c").frame(idealWidth: 100, idealHeight: 40)
    },
    LayoutCase("fixed", 500, 500, size: [200, 100], ["r": [0, 0, 200, 100]]) {
      Rectangle().mark("r").frame(width: 200, height: 100)
    },
    LayoutCase("fixed height", 500, 500, size: [500, 200], ["r": [0, 0, 500, 200]]) {
      Rectangle().mark("r").frame(height: 200)
    },
    LayoutCase("top trailing", 500, 500, size: [500, 500], ["r": [400, 0, 100, 100]]) {
      Fixed(100, 100).mark("r")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    },
    LayoutCase("leading", 500, 500, size: [500, 500], ["r": [0, 200, 100, 100]]) {
      Fixed(100, 100).mark("r")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    },
    LayoutCase("bottom trailing", 500, 500, size: [500, 500], ["r": [400, 400, 100, 100]]) {
      Fixed(100, 100).mark("r")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
  ]
}
